import { createInterface } from 'node:readline'
import { manifestSource } from '../../../server/brands/live-source.ts'
import { followSchedules } from '../../../server/content/publish/follow-schedules.ts'
import { compiledManifests } from '../../../server/content/read-manifests.ts'
import { openLiveContent } from '../../../server/content/source/live-content.ts'
import { sqlSchedules } from '../../../server/content/store/schedules.ts'
import { sqlContentStore } from '../../../server/content/store/sql-content-store.ts'
import { readProductionSettings } from '../../../server/settings/read-settings.ts'
import { startPortal } from '../../../server/start-portal.ts'
import { openSharedState } from '../../../server/state/open-shared-state.ts'
import { page } from '../../../server/testing/test-portal.ts'

/**
 * An instance of the portal as in production, with its settings from the environment, but a page in place of the built client.
 * Says on its output what a test waits for; takes its manifests anew when told `reload`.
 */
const settings = readProductionSettings(process.env)
const folder = settings.manifests ?? 'manifests'
const say = (what: string) => process.stdout.write(`${what}\n`)
const place = { databaseUrl: settings.databaseUrl, portalData: ':memory:' }
const state = await openSharedState(place, { waiting: say, report: error => say(`trouble: ${String(error)}`) })
const store = sqlContentStore(state.content)
const content = await openLiveContent({
  ...{ store, folder, leads: false, tell: say },
  compile: async read => compiledManifests(read),
})
const portal = await startPortal({
  ...{ port: 0, host: '127.0.0.1', gatewayUrl: settings.gatewayUrl, state, drainMs: settings.drainMs },
  gatewayKnowsSessions: true,
  manifests: manifestSource(content, undefined),
  web: {
    renderPage: async ({ request }) => page(200, `<h1>${new URL(request.url).pathname}</h1>`),
    ...{ assets: { script: '/assets/entry.js', styles: [], preload: [], parts: {} }, folder },
  },
})
const stopSchedules = followSchedules({ store, schedules: sqlSchedules(state.content) }, say)
say(`port: ${portal.port}`)
createInterface({ input: process.stdin }).on('line', async line => {
  if (line === 'reload') say(`reloaded: ${JSON.stringify(await portal.reload())}`)
})
process.once('SIGTERM', async () => {
  await stopSchedules()
  await portal.close()
  await content.close()
  await state.close()
  process.exit(0)
})
