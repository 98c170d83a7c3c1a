/**
 * Whether the gateway has the calls that end sessions (SEC-06): asked without a token, one that has them refuses, and one
 * that lacks them knows no such address. Undefined when it did not answer either way.
 */
export async function gatewayEndsSessions(gatewayUrl: string, basePath: string): Promise<boolean | undefined> {
  try {
    const address = new URL(`${gatewayUrl.replace(/\/$/, '')}${basePath}/token/revoke`)
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"what":"this"}',
      redirect: 'manual',
      signal: AbortSignal.timeout(2_000),
    })
    if (status === 401 || status === 403) return true
    return [404, 405, 501].includes(status) ? false : undefined
  } catch {
    return undefined
  }
}

/** What is said at the start of a portal whose gateway does not end sessions, or did not tell whether it does. */
export function warningOfSessions(ends: false | undefined): string {
  const why =
    ends === false
      ? 'The REST gateway has no POST token/revoke'
      : 'The REST gateway did not tell whether it has POST token/revoke'
  return `${why}: without it a session that ends here, by logging out or by command, ends for this portal alone, and members see no list of their log-ins.`
}
