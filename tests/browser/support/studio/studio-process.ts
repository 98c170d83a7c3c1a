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
import { cookiesOf } from '../../../../server/studio/testing/start-studio.ts'
import { type SendOptions, send } from '../../../../server/testing/test-portal.ts'

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
    mail: { url: process.env.STUDIO_SMTP_URL ?? '', from: 'Manifest studio <studio@portal.example>' },
    ...{ demoStaff: demoStaff(brands), client: loadStudio },
  },
})
const stopTelling = tellServed(state.content, content.revision)
console.log(JSON.stringify({ port: portal.port }))
let ends = false
void lookOnce().catch((error: unknown) => {
  if (!ends) console.error('The first preview failed:', error)
})

/**
 * Looks at a page of the first brand as it is live: the first preview of all starts the process of sample members and reads the
 * brand, which takes a busy machine its time. It goes on beside journeys that look at none, so that no other one waits for it.
 */
async function lookOnce(): Promise<void> {
  const [first] = brands
  const host = `studio.localhost:${portal.port}`
  const from = { origin: `http://${host}` }
  const post = (path: string, body: string, headers: Record<string, string>, cookies = {}) =>
    send(portal.port, host, path, { method: 'POST', body, headers: { ...from, ...headers }, cookies })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const staff = cookiesOf(await post('/sign-in', 'staff=demo-viewer', form))
  const query = 'query ($input: PreviewInput!) { preview(input: $input) { address } }'
  const asked = JSON.stringify({ query, variables: { input: { brand: first?.id, path: '/home' } } })
  const json = { 'content-type': 'application/json', 'x-studio': '1' }
  const { data } = JSON.parse((await post('/graphql', asked, json, staff)).text)
  const { host: frame, pathname, search } = new URL(data.preview.address)
  const get = (path: string, sent: SendOptions = {}) => send(portal.port, frame, path, sent)
  const opened = await get(pathname + search)
  await get(String(opened.headers.location), { cookies: cookiesOf(opened) })
}
process.stdin.resume().on('end', () => {
  ends = true
  void portal
    .close()
    .then(stopTelling)
    .then(() => content.close())
    .then(() => state.close())
    .then(() => process.exit())
})
