import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createLogger, createServer, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { top } from '../build/build-paths.ts'
import { screenSources } from '../build/load-web.ts'

/** Address prefix of everything that Vite serves: no route of a brand begins with it. */
export const viteBase = '/_dev/'

/** Vite, and the runner of the server's code: what changed, and what imports it, runs anew at the next import. */
export interface Sources {
  vite: ViteDevServer
  runner: ModuleRunner
}

/** Starts Vite for the client's sources and for the server's code; its web socket is that of `http`. */
export async function createSources(http: Server, manifests: string): Promise<Sources> {
  const vite = await createServer({
    root: top,
    base: viteBase,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    mode: 'development',
    cacheDir: '.build/vite',
    customLogger: quietAboutTheServer(),
    server: {
      middlewareMode: true,
      // The portal's own check of hosts comes first.
      allowedHosts: true,
      ws: { server: http },
      watch: { ignored: ['**/.data/**', '**/.build/**', '**/tests/**', '**/*.sqlite*'] },
      warmup: { clientFiles: ['web/entry-dev.ts'] },
    },
    optimizeDeps: { entries: ['web/entry-dev.ts'] },
    plugins: [react(), replacedScreens(), runAsTheyAre()],
  })
  vite.watcher.add(manifests)
  return { vite, runner: createServerModuleRunner(vite.environments.ssr, { hmr: false }) }
}

/** What Vite says of the server's modules is left out: the development server tells of them itself. */
function quietAboutTheServer() {
  const logger = createLogger('info', { allowClearScreen: false })
  const { info } = logger
  logger.info = (message, options) => {
    if (options?.environment !== 'ssr' && !message.includes('(ssr)')) info(message, options)
  }
  return logger
}

/** Lets the router know when a screen's module was replaced: see web/entry-dev.ts. */
function replacedScreens(): Plugin {
  const kindsOf = new Map<string, string[]>()
  return {
    name: 'replaced-screens',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const table = await readFile(resolve(top, 'web/routing/screens.ts'), 'utf8')
      for (const [kind, source] of screenSources(table)) {
        const file = resolve(top, source)
        kindsOf.set(file, [...(kindsOf.get(file) ?? []), kind])
      }
    },
    transform(code, id) {
      const kinds = kindsOf.get(id)
      if (!kinds) return undefined
      const accept = `if (import.meta.hot) import.meta.hot.accept(next => next && window.screenReplaced?.(${JSON.stringify(kinds)}, next))`
      return { code: `${code}\n${accept}\n`, map: null }
    },
  }
}

/** Runs the generated validators by Node itself: they are large, plain JavaScript, and slow to transform. */
function runAsTheyAre(): Plugin {
  const isValidators = /\/schema\/generated\/[\w-]+-validators\.js$/
  return {
    name: 'run-as-they-are',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      const file = importer && id.startsWith('.') ? resolve(dirname(importer), id) : id
      return isValidators.test(file) ? file : undefined
    },
    async load(id) {
      if (!isValidators.test(id)) return undefined
      const names = [...(await readFile(id, 'utf8')).matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      const address = `${pathToFileURL(id).href}?t=${Date.now()}`
      const lines = names.map(name => `export const ${name} = validators.${name}`)
      return [`const validators = await globalThis.importNatively(${JSON.stringify(address)})`, ...lines].join('\n')
    },
  }
}

/** An import that Vite leaves alone. */
const importNatively = (address: string): Promise<unknown> => import(address)
Object.assign(globalThis, { importNatively })
