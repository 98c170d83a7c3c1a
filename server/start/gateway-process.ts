import { type Child, startChild } from './child.ts'
import { freePort } from './free-port.ts'
import { StartError } from './start-error.ts'

export interface GatewayProcess extends Child {
  url: string
}

/** The first start creates the population, which takes a while. */
const startTimeoutMs = 30_000

export interface GatewayData {
  /** A file or folder, or ':memory:'. */
  data: string
  /** Delete the data and make a new population. */
  fresh: boolean
  /** The brands' domains: each gets members. */
  domainIds: readonly number[]
  /** After so many hours a session ends. */
  sessionHours?: number
  /** Where each brand's portal will be, for links in e-mail: `1=http://first.localhost:8080,...`. */
  portals: string
  /** Port to listen on; a free one when left out. */
  port?: number
  /** How many families there are besides the named ones; the gateway's own number when left out. */
  families?: number
}

/**
 * Starts the reference REST gateway beside the portal and waits until it answers. Its data stays in `data` unless
 * `fresh` asks for a new population. `started` gets the process at once, so that it can be stopped while it starts.
 */
export async function startGatewayProcess(
  { data, fresh, domainIds, portals, families, sessionHours, port: wanted }: GatewayData,
  started: (child: Child) => void,
): Promise<GatewayProcess> {
  const port = wanted ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = startChild(['gateway-rest/main.ts', ...(fresh ? ['--fresh'] : [])], {
    GATEWAY_PORT: String(port),
    GATEWAY_DATA: data,
    GATEWAY_DOMAINS: domainIds.join(','),
    ...(families === undefined ? {} : { GATEWAY_FAMILIES: String(families) }),
    ...(sessionHours === undefined ? {} : { GATEWAY_SESSION_HOURS: String(sessionHours) }),
    // Set by the environment when the portal is served under other addresses.
    GATEWAY_PORTALS: process.env.GATEWAY_PORTALS || portals,
  })
  started(child)
  const deadline = Date.now() + startTimeoutMs
  while (!(await answers(url))) {
    if (child.process.exitCode !== null)
      throw new StartError('The REST gateway ended while it was starting; the message above says why')
    if (Date.now() > deadline) throw new StartError(`The REST gateway did not answer within ${startTimeoutMs / 1000} s`)
    await new Promise(done => setTimeout(done, 50))
  }
  return { ...child, url }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
    answer => answer.ok,
    () => false,
  )
}
