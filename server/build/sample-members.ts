import { readdir, readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { top } from './build-paths.ts'

/** A place of a source that is otherwise in production. */
interface Change {
  readonly file: string
  readonly from: RegExp
  readonly to: () => Promise<string>
}

const inBase64 = async (file: string) => (await readFile(file)).toString('base64')
const font = (style: string) =>
  inBase64(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`)))

/** An expression for the bytes of one of several files, by a name that the source knows. */
const bytesOf = (files: Readonly<Record<string, string>>, name: string) =>
  `Buffer.from((${JSON.stringify(files)})[${name}] ?? '', 'base64')`

const changes: readonly Change[] = [
  {
    // Each process has a password of its own, which nobody is told: what is known of the demo opens nothing (STUDIO-19, OPS-04).
    file: 'gateway-rest/seed/personas.ts',
    from: /(?<=export const DEMO_PASSWORD = )'[^']+'/,
    to: async () => "crypto.randomUUID() + 'Aa1!'",
  },
  {
    file: 'gateway-rest/pdf/create-pdf.ts',
    from: /readFileSync\(new URL\(import\.meta\.resolve\(`pdfjs-dist[^`]+`\)\)\)/,
    to: async () => bytesOf({ Regular: await font('Regular'), Bold: await font('Bold') }, 'style'),
  },
  {
    file: 'gateway-rest/seed/data/card-issuers.ts',
    from: /readFileSync\(new URL\(`logos[^`]+`, import\.meta\.url\), 'utf8'\)/,
    async to() {
      const folder = resolve(top, 'gateway-rest/seed/data/logos')
      const logos = await Promise.all(
        (await readdir(folder)).map(
          async file => [basename(file, '.svg'), await inBase64(join(folder, file))] as const,
        ),
      )
      return `${bytesOf(Object.fromEntries(logos), 'domainId')}.toString()`
    },
  },
]

/** The reference gateway as previews have it in production: a file by itself, and no password of the demo in it. */
export function sampleMembers(): Plugin {
  return {
    name: 'sample-members',
    enforce: 'pre',
    async transform(code, id) {
      const change = changes.find(({ file }) => id === resolve(top, file))
      if (!change) return undefined
      if (!change.from.test(code)) throw new Error(`${change.file} is not as server/build/sample-members.ts knows it`)
      const to = await change.to()
      return { code: code.replace(change.from, () => to), map: null }
    },
  }
}
