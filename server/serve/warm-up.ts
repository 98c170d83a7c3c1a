import { writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { request } from 'undici'
import { pathsIn } from '../../schema/path-of.ts'
import { inDist } from '../build/build-paths.ts'
import { compileGood } from '../content/good-manifests.ts'
import { goodManifests } from '../content/read-manifests.ts'
import { preparePortal } from '../start-portal.ts'
import { readArtefact } from './artefact.ts'

/** Nobody listens there: what a page of a signed-out person asks of the gateway is not there, and the page is all the same. */
const nowhere = 'http://127.0.0.1:9'

/**
 * `npm run serve -- --warm-up`, once a build and a Node, as the user who will serve: checks the manifests and keeps what they
 * mean, and keeps what Node compiles until the first pages are out, so that later starts do neither again (OPS-22).
 * @throws ManifestErrors when the manifests have mistakes
 */
export async function warmUp(dist: string, folder: string): Promise<void> {
  const good = await goodManifests(folder)
  await writeFile(join(dist, inDist.manifests), JSON.stringify(good))
  const brands = compileGood(good.brands)
  const portal = await preparePortal({
    ...(await readArtefact(dist)),
    ...{ gatewayUrl: nowhere, manifests: { folder, brands }, finishMs: 0 },
  })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  for (const { brand, routes } of brands)
    for (const path of [pathsIn(routes.views)('login'), '/theme.css']) {
      const headers = { host: brand.hosts[0] ?? '', 'accept-encoding': 'br' }
      const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, { headers })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${path} of ${brand.id} answers ${statusCode}`)
    }
  flushCompileCache()
  await portal.close()
}
