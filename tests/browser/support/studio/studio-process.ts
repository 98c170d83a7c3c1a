import { manifestSource } from '../../../../server/brands/live-source.ts'
import { loadStudio } from '../../../../server/build/load-studio.ts'
import { manifestsFolder } from '../../../../server/content/manifest-files.ts'
import { compiledManifests } from '../../../../server/content/read-manifests.ts'
import { openLiveContent } from '../../../../server/content/source/live-content.ts'
import { tellServed } from '../../../../server/content/store/served.ts'
import { sqlContentStore } from '../../../../server/content/store/sql-content-store.ts'
import { demoStaff } from '../../../../server/start/demo-staff.ts'
import { startPortal } from '../../../../server/start-portal.ts'
import { openState } from '../../../../server/state/open-state.ts'

/**
 * A portal with a studio in a process of its own: content in memory, the shipped manifests live in it as revision 1, the gateway of
 * all journeys behind it. It takes a free port by itself and tells it in a line; when its input ends, so does it.
 */
const folder = manifestsFolder()
const state = openState(':memory:', { now: () => Date.now() })
const store = sqlContentStore(state.content)
const content = await openLiveContent({
  ...{ store, folder, leads: true, tell: () => undefined },
  compile: async read => compiledManifests(read),
})
const brands = content.brands.map(({ brand }) => brand).toSorted((a, b) => a.domainId - b.domainId)
const portal = await startPortal({
  ...{ port: 0, host: '127.0.0.1', gatewayUrl: process.env.PORTAL_GATEWAY ?? '', developer: true, demoCookies: true },
  ...{ manifests: manifestSource(content, undefined), state },
  studio: {
    ...{ host: 'studio.localhost', provider: undefined, fourEyes: true },
    ...{ demoStaff: demoStaff(brands), client: loadStudio },
  },
})
const stopTelling = tellServed(state.content, content.revision)
console.log(JSON.stringify({ port: portal.port }))
process.stdin.resume().on('end', () => {
  void portal
    .close()
    .then(stopTelling)
    .then(() => content.close())
    .then(() => state.close())
    .then(() => process.exit())
})
