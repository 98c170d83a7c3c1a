import { resolve } from 'node:path'
import { readManifests } from '../content/read-manifests.ts'
import { portalDataFile } from '../settings/portal-data.ts'
import { type Environment, readProductionSettings } from '../settings/read-settings.ts'
import { gatewayEndsSessions } from '../start/gateway-ends-sessions.ts'
import { LineBuffer } from '../start/line-buffer.ts'
import { type Running, runUntilStopped } from '../start/run-until-stopped.ts'
import { seenFromOutside } from '../start/seen-from-outside.ts'
import { StartError } from '../start/start-options.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { openState } from '../state/open-state.ts'
import { readArtefact } from './artefact.ts'

/**
 * `npm run serve`: the portal in production, from what `npm run build` put into a folder. It has neither a gateway of its own
 * nor anything for developers, whatever the environment says (OPS-04). Resolves to the exit code when it was stopped.
 */
export const serve = (dist: string, environment: Environment): Promise<number> =>
  runUntilStopped(running => start(dist, environment, running))

async function start(dist: string, environment: Environment, running: Running): Promise<never> {
  const settings = readProductionSettings(environment)
  const { host, port, gatewayUrl, trustedProxies, sessionHours, deadlineMs, drainMs } = settings
  const folder = resolve(settings.manifests ?? 'manifests')
  const load = () => readManifests(folder)
  const [brands, artefact] = await Promise.all([load(), readArtefact(dist)])
  const stream = new LineBuffer(process.stdout)
  const state = openState(portalDataFile(settings), {
    report: error => console.error('What instances share cannot be read; it is tried again:', error),
  })
  running.push(state.close)
  const seen = await seenFromOutside(settings, artefact.build, running)
  const portal = await startPortal({
    ...{ host, port, gatewayUrl, trustedProxies, sessionHours, deadlineMs, drainMs, state, ...seen, ...artefact },
    manifests: { folder, brands, reload: load },
    // Asked beside the start, which waits for no gateway.
    gatewayKnowsSessions: gatewayEndsSessions(gatewayUrl, brands[0]?.brand.gatewayBasePath ?? ''),
    log: { stream, level: settings.logLevel },
  }).catch(tellTaken(host, port))
  running.push(portal.close)
  return new Promise(() => undefined)
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
