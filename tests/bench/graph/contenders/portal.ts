import { manifestsFolder } from '../../../../server/content/manifest-files.ts'
import { readManifests } from '../../../../server/content/read-manifests.ts'
import { knownDocuments } from '../../../../server/portal/known-documents.ts'
import { LineBuffer } from '../../../../server/start/line-buffer.ts'
import { startPortal } from '../../../../server/start-portal.ts'
import { benchDocuments } from './bench-documents.ts'
import { readArguments } from './read-arguments.ts'

/** The portal as `npm start` runs it, with its log, and with the bench's documents among the known ones. */
const { port, upstream } = readArguments()
const folder = manifestsFolder()
const [brands, client] = [await readManifests(folder), knownDocuments()]
await startPortal({
  port,
  host: '127.0.0.1',
  gatewayUrl: upstream,
  manifests: { folder, brands },
  log: { stream: new LineBuffer(process.stdout), level: 'info' },
  documents: { ...client.texts, ...benchDocuments() },
})
