import { manifestSource } from '../brands/live-source.ts'
import { loadStudio, type StudioClient } from '../build/load-studio.ts'
import { createCheckThread } from '../content/check/check-thread.ts'
import { type FollowedChanges, followChanges } from '../content/follow-changes.ts'
import { refusedBy } from '../content/manifest-errors.ts'
import { followSchedules } from '../content/publish/follow-schedules.ts'
import { type LiveContent, openLiveContent } from '../content/source/live-content.ts'
import { sqlSchedules } from '../content/store/schedules.ts'
import { tellServed } from '../content/store/served.ts'
import { sqlContentStore } from '../content/store/sql-content-store.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { openSharedState } from '../state/open-shared-state.ts'
import { announcement, brandAddress } from './announcement.ts'
import type { Child } from './child.ts'
import { demoStaff } from './demo-staff.ts'
import { firstFree, freePort } from './free-port.ts'
import { gatewayEndsSessions, warningOfSessions } from './gateway-ends-sessions.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { LineBuffer } from './line-buffer.ts'
import { prepareGraphiql, prepareStudio, prepareWeb } from './prepare-builds.ts'
import { type Running, runUntilStopped } from './run-until-stopped.ts'
import { seenFromOutside } from './seen-from-outside.ts'
import { readSignIns } from './sign-ins.ts'
import { readStartOptions } from './start-options.ts'
import { watchFromStart } from './watch-manifests.ts'

/** `npm start`: serves until it is stopped. Resolves to the exit code. */
export const start = (args: string[], env: NodeJS.ProcessEnv): Promise<number> =>
  runUntilStopped(running => serve(args, env, running))

/**
 * Checks the manifests, builds what changed, starts the reference gateway unless GATEWAY_URL names another, serves every
 * brand, and says where. Resolves, to a message, only when something ended by itself.
 */
async function serve(args: string[], env: NodeJS.ProcessEnv, running: Running): Promise<string> {
  const options = readStartOptions(args, env)
  const { port, developer, fresh, sessionHours } = options
  const ending = new AbortController()
  running.push(() => ending.abort())
  const state = await openSharedState(options, {
    report: tellOfState,
    waiting: console.warn,
    advise: console.warn,
    signal: ending.signal,
  })
  running.push(state.close)
  const store = sqlContentStore(state.content)
  const checks = createCheckThread()
  running.push(checks.close)
  const { findMistakes } = checks
  const watching = watchFromStart(options.manifests, { signal: !developer, report: tellOfWatching })
  running.push(watching.stop)
  const content = await openLiveContent({
    ...{ store, folder: options.manifests, leads: developer, tell: console.warn, findMistakes },
    compile: (_, { files, folder }) => checks.compile(files, folder),
  })
  running.push(content.close)
  if (content.refused !== undefined && content.isFolders()) throw content.refused
  const { brands } = content

  const domainIds = brands.map(({ brand }) => brand.domainId)
  // Chosen first, as the gateway puts the portal's address into e-mail.
  const wanted = await firstFree(port, freePort)
  const portals = brands.map(({ brand }) => `${brand.domainId}=${brandAddress(brand, wanted)}`).join(',')
  const own = options.gatewayUrl === undefined
  const [gateway] = await Promise.all([
    own
      ? startGatewayProcess({ data: options.gatewayData, fresh, domainIds, portals, sessionHours }, child =>
          keep(child, running),
        )
      : undefined,
    prepareWeb(child => keep(child, running)),
  ])
  const gatewayUrl = options.gatewayUrl ?? gateway?.url ?? ''
  const endsSessions = await gatewayEndsSessions(gatewayUrl, brands[0]?.brand.gatewayBasePath ?? '')

  const { taken } = followChanges(options.manifests)
  const manifests = manifestSource(content, developer ? undefined : taken)
  const log = { stream: new LineBuffer(process.stdout), level: options.logLevel } as const
  const seen = await seenFromOutside(options, 'sources', running)
  const sessions = { sessionHours, gatewayKnowsSessions: endsSessions }
  const { host, trustedProxies, deadlineMs, drainMs, demoCookies } = options
  const ofSettings = { host, trustedProxies, deadlineMs, drainMs, demoCookies, developer }
  const byDomainId = brands.map(({ brand }) => brand).toSorted((a, b) => a.domainId - b.domainId)
  // Demo staff are on a developer's machine alone, and only where no identity provider knows the real ones.
  const staff = developer && options.studio && !options.studio.provider ? demoStaff(byDomainId) : []
  const studio = options.studio && { ...options.studio, demoStaff: staff, client: studioClient(running) }
  const shared = { studio, checks, gatewayUrl, manifests, state, log, ...seen, ...ofSettings, ...sessions }
  const portal = await firstFree(wanted, free => startPortal({ port: free, ...shared }))
  running.push(portal.close)
  running.push(followSchedules({ store, schedules: sqlSchedules(state.content), findMistakes }, console.warn))
  running.push(tellServed(state.content, content.revision))
  // In production the log tells what became of a change.
  const take = developer ? () => takeChanges(portal.reload, content, taken) : portal.reload
  running.push(watching.take(() => void take()))
  if (developer) {
    prepareGraphiql(child => keep(child, running))
  }
  const signIns = await readSignIns(gatewayUrl)
  console.log(
    announcement({
      ...{ brands: byDomainId, port: portal.port, gatewayUrl, developer, signIns },
      ...{ studio: studio?.host, staff },
    }),
  )
  if (endsSessions !== true) console.warn(warningOfSessions(endsSessions))
  return new Promise(fault => {
    void gateway?.ended.then(code => fault(`The REST gateway ended by itself, with code ${code}`))
  })
}

/** The studio's client, which is built beside the running portal: whoever comes there meanwhile waits for it. */
function studioClient(running: Running): () => Promise<StudioClient | undefined> {
  const built = prepareStudio(child => keep(child, running))
  built.catch((error: unknown) => console.error(error))
  return async () => {
    await built
    return loadStudio()
  }
}

function keep(child: Child, running: Running): void {
  running.push(child.stop)
}

function tellOfState(error: unknown): void {
  console.error('What instances share cannot be read; it is tried again:', error)
}

function tellOfWatching(error: unknown): void {
  console.error('Changes of the manifests cannot be seen:', error)
}

/** Reloads changed manifests. Mistakes are shown, and the last good revision goes on serving. */
async function takeChanges(
  reload: RunningPortal['reload'],
  content: Pick<LiveContent, 'isFolders'>,
  taken: FollowedChanges['taken'],
): Promise<void> {
  const result = await reload()
  const refused = result.ok ? [] : refusedBy(result.error)
  const changes = refused === 'all' ? [] : await taken(refused)
  // What became of a folder that is not what is live has been told.
  if (result.ok && !content.isFolders()) return
  if (result.ok || changes.length > 0) console.log(['Manifests reloaded', ...changes].join('\n  '))
  if (result.ok) return
  const { error } = result
  console.error(
    `The manifests have mistakes; the last good revision goes on serving:\n${error instanceof Error ? error.message : String(error)}`,
  )
}
