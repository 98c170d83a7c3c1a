import { resolve } from 'node:path'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { manifestSource } from '../brands/live-source.ts'
import { createCheckThread } from '../content/check/check-thread.ts'
import { compiledGood } from '../content/good-manifests.ts'
import type { ReadFolder } from '../content/manifest-files.ts'
import { followSchedules } from '../content/publish/follow-schedules.ts'
import { openLiveContent } from '../content/source/live-content.ts'
import { sqlSchedules } from '../content/store/schedules.ts'
import { tellServed } from '../content/store/served.ts'
import { sqlContentStore } from '../content/store/sql-content-store.ts'
import { processLog } from '../log/process-log.ts'
import { portalDataFile } from '../settings/portal-data.ts'
import { type Environment, readProductionSettings, readSettings } from '../settings/read-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { studioSettings } from '../settings/studio-settings.ts'
import { gatewayEndsSessions } from '../start/gateway-ends-sessions.ts'
import { LineBuffer } from '../start/line-buffer.ts'
import { type Running, runUntilStopped } from '../start/run-until-stopped.ts'
import { seenFromOutside } from '../start/seen-from-outside.ts'
import { StartError } from '../start/start-error.ts'
import { watchFromStart } from '../start/watch-manifests.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { openSharedState } from '../state/open-shared-state.ts'
import { readArtefact, readKept } from './artefact.ts'

/**
 * `npm run serve`: the portal in production, from what `npm run build` put into a folder. It has neither a gateway of its own
 * nor anything for developers, whatever the environment says (OPS-04). With `--warm-up` it prepares for starts and ends.
 * Resolves to the exit code.
 */
export function serve(dist: string, args: readonly string[], environment: Environment): Promise<number> {
  const [flag, ...more] = args
  return runUntilStopped(async running => {
    if (flag === undefined) return start(dist, environment, running)
    if (flag !== '--warm-up' || more.length > 0)
      throw new StartError(`Found "${args.join(' ')}"; expected --warm-up, or nothing`)
    const { warmUp } = await import('./warm-up.ts')
    await warmUp(dist, manifestsOf(readSettings(environment)))
    return undefined
  })
}

async function start(dist: string, environment: Environment, running: Running): Promise<never> {
  const settings = readProductionSettings(environment)
  const { host, port, gatewayUrl, trustedProxies, sessionHours, deadlineMs, drainMs, overloadPercent } = settings
  const folder = manifestsOf(settings)
  const [artefact, kept] = [readArtefact(dist), readKept(dist)]
  // Told where it is waited for.
  artefact.catch(() => {})
  const stream = new LineBuffer(process.stdout)
  const { warn, error: fail } = processLog(stream)
  const ending = new AbortController()
  running.push(() => ending.abort())
  const state = await openSharedState(
    { databaseUrl: settings.databaseUrl, portalData: portalDataFile(settings) },
    {
      report: error => fail('What instances share cannot be read; it is tried again', error),
      waiting: warn,
      advise: warn,
      signal: ending.signal,
    },
  )
  running.push(state.close)
  const store = sqlContentStore(state.content)
  const checks = createCheckThread()
  running.push(checks.close)
  const { findMistakes } = checks
  const report = (error: unknown) => fail('Changes of the manifests cannot be seen; SIGHUP still has them taken', error)
  const watching = watchFromStart(folder, { signal: true, report })
  running.push(watching.stop)
  const content = await openLiveContent({
    ...{ store, folder, leads: false, tell: warn, findMistakes },
    compile: async (read, from) => (await compiledKept(read, kept)) ?? checks.compile(from.files, from.folder),
  })
  running.push(content.close)
  const seen = await seenFromOutside(settings, (await artefact).build, running)
  const { studioClient, ...ofPages } = await artefact
  const studio = studioSettings(settings, { developer: false })
  const portal = await startPortal({
    ...{
      host,
      port,
      gatewayUrl,
      trustedProxies,
      sessionHours,
      deadlineMs,
      drainMs,
      overloadPercent,
      state,
      ...seen,
      ...ofPages,
    },
    studio: studio && { ...studio, client: async () => studioClient },
    checks,
    manifests: manifestSource(content, changesIn(folder)),
    // Asked beside the start, which waits for no gateway.
    gatewayKnowsSessions: gatewayEndsSessions(gatewayUrl, content.brands[0]?.brand.gatewayBasePath ?? ''),
    log: { stream, level: settings.logLevel },
  }).catch(tellTaken(host, port))
  running.push(portal.close)
  running.push(followSchedules({ store, schedules: sqlSchedules(state.content), findMistakes }, warn))
  running.push(tellServed(state.content, content.revision))
  running.push(watching.take(() => void portal.reload()))
  return new Promise(() => undefined)
}

const manifestsOf = ({ manifests }: Settings): string => resolve(manifests ?? 'manifests')

/** Manifests that were found good before, to the byte, are not checked again: most of a start would go there. */
async function compiledKept(
  read: ReadFolder,
  kept: ReturnType<typeof readKept>,
): Promise<CompiledManifest[] | undefined> {
  const good = await kept
  return good && compiledGood(read, good)
}

/** What changes in the folder from now on. No start waits for that. */
function changesIn(folder: string): (refused: readonly string[]) => Promise<readonly string[]> {
  const following = import('../content/follow-changes.ts').then(({ followChanges }) => followChanges(folder))
  return async refused => (await following).taken(refused)
}

/** A taken port stops a start in production: whoever looks for the portal looks there (OPS-05). */
const tellTaken =
  (host: string, port: number) =>
  (error: unknown): RunningPortal => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw new StartError(`PORT is ${port}, which another program has on ${host}`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST is ${host}, which is no address of this machine`)
    throw error
  }
