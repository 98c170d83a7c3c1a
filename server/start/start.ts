import { ManifestErrors, readManifests } from '../content/read-manifests.ts'
import { type RunningPortal, startPortal } from '../start-portal.ts'
import { announcement, brandAddress } from './announcement.ts'
import type { Child } from './child.ts'
import { firstFree, freePort } from './free-port.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { LineBuffer } from './line-buffer.ts'
import { prepareGraphiql, prepareWeb } from './prepare-builds.ts'
import { readSignIns } from './sign-ins.ts'
import { readStartOptions, StartError } from './start-options.ts'
import { watchManifests } from './watch-manifests.ts'

/**
 * `npm start`: runs until it is stopped, then ends everything it started. Resolves to the exit code: 1 when it could
 * not start, or when the gateway beside it ended.
 */
export async function start(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const running: Running = []
  try {
    const fault = await Promise.race([untilStopped(), serve(args, env, running)])
    if (fault === undefined) return 0
    console.error(fault)
    return 1
  } catch (error) {
    console.error(isMistake(error) ? error.message : error)
    return 1
  } finally {
    await stopAll(running)
  }
}

/**
 * Checks the manifests, builds what changed, starts the reference gateway unless GATEWAY_URL names another, serves every
 * brand, and says where. Resolves, to a message, only when something ended by itself.
 */
async function serve(args: string[], env: NodeJS.ProcessEnv, running: Running): Promise<string> {
  const { port, developer, fresh, ...options } = readStartOptions(args, env)
  const load = () => readManifests(options.manifests)
  const brands = await load()

  const domainIds = brands.map(({ brand }) => brand.domainId)
  // Chosen first, as the gateway puts the portal's address into e-mail.
  const wanted = await firstFree(port, freePort)
  const portals = brands.map(({ brand }) => `${brand.domainId}=${brandAddress(brand, wanted)}`).join(',')
  const own = options.gatewayUrl === undefined
  const [gateway] = await Promise.all([
    own
      ? startGatewayProcess({ data: options.gatewayData, fresh, domainIds, portals }, child => keep(child, running))
      : undefined,
    prepareWeb(child => keep(child, running)),
  ])
  const gatewayUrl = options.gatewayUrl ?? gateway?.url ?? ''

  const manifests = { folder: options.manifests, brands, reload: load }
  const log = { stream: new LineBuffer(process.stdout), level: developer ? 'warn' : 'info' } as const
  const portal = await firstFree(wanted, free => startPortal({ port: free, gatewayUrl, manifests, developer, log }))
  running.push(portal.close)
  if (developer) {
    running.push(watchManifests(options.manifests, () => takeChanges(portal.reload)))
    prepareGraphiql(child => keep(child, running))
  }
  const signIns = await readSignIns(gatewayUrl)
  console.log(
    announcement({ brands: brands.map(({ brand }) => brand), port: portal.port, gatewayUrl, developer, signIns }),
  )
  return new Promise(fault => {
    gateway?.ended.then(code => fault(`The REST gateway ended by itself, with code ${code}`))
  })
}

function keep(child: Child, running: Running): void {
  running.push(child.stop)
}

/** A mistake in the manifests or options, for which the message is enough; any other error is shown with its stack. */
function isMistake(error: unknown): error is Error {
  return error instanceof ManifestErrors || error instanceof StartError
}

/** Functions that stop what was started, in the order of starting. */
type Running = (() => void | Promise<void>)[]

/**
 * Stops what was started, the last first and one after another: requests in flight still need the gateway. A failing stop
 * does not keep the others from stopping.
 */
async function stopAll(running: Running): Promise<void> {
  for (const stop of running.reverse()) {
    try {
      await stop()
    } catch {
      // It ends with the process.
    }
  }
}

/** Reloads changed manifests. Mistakes are shown, and the last good revision goes on serving. */
async function takeChanges(reload: RunningPortal['reload']): Promise<void> {
  const result = await reload()
  if (result.ok) return console.log('Manifests reloaded')
  const { error } = result
  console.error(
    `The manifests have mistakes; the last good revision goes on serving:\n${error instanceof Error ? error.message : String(error)}`,
  )
}

/**
 * Resolves at the first SIGINT or SIGTERM. A second one ends the process at once, without waiting for requests
 * in flight.
 */
function untilStopped(): Promise<undefined> {
  return new Promise(done => {
    let asked = false
    const stop = () => {
      if (asked) process.exit(0)
      asked = true
      done(undefined)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
