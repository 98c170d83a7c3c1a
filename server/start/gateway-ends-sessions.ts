import { request } from 'undici'

/**
 * Whether the gateway has the calls that end sessions (SEC-06): asked without a token, one that has them refuses, and one
 * that lacks them knows no such address. Undefined when it did not answer either way, or refuses what nobody has just the same.
 */
export async function gatewayEndsSessions(gatewayUrl: string, basePath: string): Promise<boolean | undefined> {
  const base = `${gatewayUrl.replace(/\/$/, '')}${basePath}`
  try {
    const status = await statusOf(`${base}/token/revoke`)
    if (!isRefusal(status)) return [404, 405, 501].includes(status) ? false : undefined
    return isRefusal(await statusOf(`${base}/token/no-such-call`)) ? undefined : true
  } catch {
    return undefined
  }
}

const isRefusal = (status: number) => status === 401 || status === 403

async function statusOf(address: string): Promise<number> {
  // Not by fetch, for which Node would load its own copy of this client: a start waits for that.
  const { statusCode, body } = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"what":"this"}',
    signal: AbortSignal.timeout(2_000),
  })
  await body.dump()
  return statusCode
}

/** What is said at the start of a portal whose gateway does not end sessions, or did not tell whether it does. */
export function warningOfSessions(ends: false | undefined): string {
  const why =
    ends === false
      ? 'The REST gateway has no POST token/revoke'
      : 'The REST gateway did not tell whether it has POST token/revoke'
  return `${why}: without it a session that ends here, by logging out or by command, ends for this portal alone, and members see no list of their log-ins.`
}
