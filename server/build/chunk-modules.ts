import type { Plugin } from 'vite'
import { top } from './build-paths.ts'

/** Writes beside Vite's manifest which modules each chunk holds, for the message of an exceeded budget. */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap(output => {
      if (output.type !== 'chunk') return []
      const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => [modulePath(id), renderedLength])
      return [[output.fileName, Object.fromEntries(modules)] as const]
    })
    this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(Object.fromEntries(chunks)) })
  },
})

/** Path below the repository, or below node_modules wherever that lies. */
function modulePath(id: string): string {
  const inPackages = id.lastIndexOf('/node_modules/')
  return inPackages >= 0 ? id.slice(inPackages + 1) : id.replace(`${top}/`, '')
}

/** Name of the file, beside Vite's manifest, that says which modules each chunk holds. It is not served. */
export const modulesFile = 'modules.json'

/** For each built file its modules, by path, with their length before minification. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>
