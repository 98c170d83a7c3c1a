import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { readManifests } from '../../../server/content/read-manifests.ts'
import { knownDocuments } from '../../../server/portal/known-documents.ts'
import { startPortal } from '../../../server/start-portal.ts'
import { openSharedState } from '../../../server/state/open-shared-state.ts'
import { page } from '../../../server/testing/test-portal.ts'
import { benchDocuments } from '../graph/contenders/bench-documents.ts'

/** One of several instances: port, gateway, and where they keep what they share, a database or a file. */
const [port, gatewayUrl = '', place = ''] = process.argv.slice(2)
const folder = manifestsFolder()
const isDatabase = place.startsWith('postgresql:')
const state = await openSharedState({ databaseUrl: isDatabase ? place : undefined, portalData: place })
await startPortal({
  ...{ port: Number(port), host: '127.0.0.1', gatewayUrl, state },
  manifests: { folder, brands: await readManifests(folder) },
  documents: { ...knownDocuments().texts, ...benchDocuments() },
  web: {
    renderPage: async () => page(200, ''),
    ...{ assets: { script: '', styles: [], preload: [], parts: {} }, folder },
  },
})
