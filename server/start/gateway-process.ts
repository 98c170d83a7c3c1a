import { type Child, startChild } from './child.ts'
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
  const child = startChild(['gateway-rest/main.ts', ...(fresh ? ['--fresh'] : [])], {
    GATEWAY_PORT: String(wanted ?? 0),
    GATEWAY_DATA: data,
    GATEWAY_DOMAINS: domainIds.join(','),
    ...(families === undefined ? {} : { GATEWAY_FAMILIES: String(families) }),
    ...(sessionHours === undefined ? {} : { GATEWAY_SESSION_HOURS: String(sessionHours) }),
    // Set by the environment when the portal is served under other addresses.
    GATEWAY_PORTALS: process.env.GATEWAY_PORTALS || portals,
  })
  started(child)
  return { ...child, url: await originOf(child) }
}

/** Where a gateway listens, which it tells when it does. */
function originOf({ process: child, ended }: Child): Promise<string> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new StartError(`The REST gateway did not answer within ${startTimeoutMs / 1000} s`)),
      startTimeoutMs,
    )
    child.once('message', told => {
      clearTimeout(timer)
      done((told as { origin: string }).origin)
    })
    void ended.then(() => {
      clearTimeout(timer)
      fail(new StartError('The REST gateway ended while it was starting; the message above says why'))
    })
  })
}
