import { resolve } from 'node:path'
import { readManifests } from '../../../../server/content/read-manifests.ts'
import { LineBuffer } from '../../../../server/start/line-buffer.ts'
import { startPortal } from '../../../../server/start-portal.ts'

/** The portal as `npm start` runs it, over a gateway and a folder of manifests; with a bound as `npm run serve` has it. */
const [port = '', gatewayUrl = '', manifests = '', overloadPercent = '100'] = process.argv.slice(2)
const folder = resolve(manifests)
await startPortal({
  port: Number(port),
  host: '127.0.0.1',
  gatewayUrl,
  manifests: { folder, brands: await readManifests(folder) },
  overloadPercent: Number(overloadPercent),
  log: { stream: new LineBuffer(process.stdout), level: 'info' },
})
process.send?.({ usage: { cpu: 0, rss: 0, heap: 0 } })
