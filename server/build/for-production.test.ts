import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { top } from './build-paths.ts'

/** Stands in for Vite: says in which mode it was to build, and ends before anything is. */
const vite = `export * from ${JSON.stringify(import.meta.resolve('vite'))}
export async function build({ mode }) { console.log(process.env.NODE_ENV, mode); process.exit(0) }`
/** Builds whatever was built last. */
const always = 'export const oncePerSource = build => build.run(); export const isUpToDate = async () => false'

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
const hooks = asModule(`import { registerHooks } from 'node:module'
registerHooks({ resolve: (name, context, next) =>
  name === 'vite' ? { url: ${JSON.stringify(asModule(vite))}, shortCircuit: true }
  : name.endsWith('/once-per-source.ts') ? { url: ${JSON.stringify(asModule(always))}, shortCircuit: true }
  : next(name, context) })`)

it.each(['test', 'development', ''])(
  '[OPS-04] npm run build builds for production, also where NODE_ENV is "%s"',
  async NODE_ENV => {
    for (const what of ['--web', '--graphiql']) {
      const args = ['--import', hooks, resolve(top, 'server/cli/build.ts'), what]
      const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV } })
      expect([what, stdout.trim()]).toEqual([what, 'production production'])
    }
  },
)
