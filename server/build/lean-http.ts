import http from 'node:http'
import type { Plugin } from 'vite'

/** Exports of node:http that make Node load its own HTTP client when they are read, which an `import` of the module does. */
const heavy: ReadonlySet<string> = new Set(['WebSocket', 'CloseEvent', 'MessageEvent'])

/**
 * Gives bundled code `node:http` without the exports that nobody here uses: importing them would take a fifth of a start.
 */
export function leanHttp(): Plugin {
  const id = '\0lean-http'
  const names = Object.getOwnPropertyNames(http).filter(name => !heavy.has(name))
  return {
    name: 'lean-http',
    enforce: 'pre',
    resolveId: source => (source === 'node:http' || source === 'http' ? id : undefined),
    load: wanted =>
      wanted === id
        ? `const http = process.getBuiltinModule('node:http')\nexport default http\nexport const { ${names.join(', ')} } = http\n`
        : undefined,
  }
}
