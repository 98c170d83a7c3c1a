import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { WebClient } from '../build/load-web.ts'
import type { PreparedPortal } from '../start-portal.ts'
import type { Sources } from './vite-server.ts'

interface ServerCodeOptions {
  sources: Sources
  web: WebClient
  gatewayUrl: string
  /** Folder of manifests. */
  manifests: string
  log: { write(line: string): void }
}

/** The portal made by the server's code as it is now, and its brands. */
export interface ServerCode {
  portal: PreparedPortal
  brands: readonly CompiledManifest[]
}

const finishMs = 1_000

/**
 * Loads the server's code: each call runs what changed since the last one, and makes a new portal of it. Manifests that
 * are compiled are used again as long as neither they nor the code that reads them changed.
 */
export function serverCodeLoader({ sources: { runner }, web, gatewayUrl, manifests: folder, log }: ServerCodeOptions) {
  let read: { by: unknown; brands: readonly CompiledManifest[] } | undefined
  return async (): Promise<ServerCode> => {
    const { readManifests } = await runner.import<typeof import('../content/read-manifests.ts')>(
      '/server/content/read-manifests.ts',
    )
    const { preparePortal } = await runner.import<typeof import('../start-portal.ts')>('/server/start-portal.ts')
    const load = async () => {
      read = { by: readManifests, brands: await readManifests(folder) }
      return read.brands
    }
    const brands = read?.by === readManifests ? read.brands : await load()
    const manifests = { folder, brands, reload: load }
    const options = { gatewayUrl, manifests, web, finishMs, developer: true, demoCookies: true }
    return { portal: await preparePortal({ ...options, log: { stream: log, level: 'warn' } }), brands }
  }
}
