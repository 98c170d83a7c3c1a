import { afterEach, expect, it, vi } from 'vitest'
import { startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { readTokenClaims } from '../session/token-claims.ts'
import { openState } from '../state/open-state.ts'
import { startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const running of closing.splice(0)) await running.close()
})

/** A portal over a gateway, with what it tells other instances about sessions. */
async function start(gatewayUrl: string) {
  const state = openState(':memory:')
  const endSessions = vi.spyOn(state.revocations, 'endSessions')
  const portal = await startTestPortal({ gatewayUrl, state })
  let isOpen = true
  const close = async () => {
    if (isOpen) await portal.close()
    isOpen = false
  }
  closing.push({ close }, state)
  const kindOf = (token: string) => ask(portal, 'Shell', {}, token).then(({ data }) => data.shell.session)
  /** What other instances were told once everything is done. */
  const told = async () => {
    await close()
    return endSessions.mock.calls.flatMap(([ids]) => ids)
  }
  return { portal, state, kindOf, told }
}

async function ask(portal: TestPortal, name: string, variables: Record<string, unknown>, token?: string) {
  const { text, setCookies } = await portal.send('/graphql', {
    method: 'POST',
    headers: { origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
    ...(token !== undefined && { cookies: { '__Host-token': token } }),
    body: JSON.stringify({ id: documentIds[name], variables }),
  })
  const kept = /__Host-token=([^;]+)/.exec(setCookies.join())?.[1] ?? ''
  return { data: JSON.parse(text).data, token: kept }
}

const arrive = (portal: TestPortal, path: string, token: string) =>
  portal.send(path, { cookies: { '__Host-token': token }, headers: { 'sec-fetch-site': 'same-origin' } })

async function withGateway() {
  const gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  const started = await start(gateway.origin)
  closing.push(gateway)
  const { token } = await ask(started.portal, 'SignIn', { input: { username: 'active1', password: 'Portal2026!' } })
  const claims = readTokenClaims(token)
  if (!claims) throw new Error('nobody signed in')
  return { ...started, token, claims }
}

it('[SEC-01] writes nothing for tokens that the gateway did not make, and ends nobody else with them', async () => {
  const { portal, kindOf, told, claims, token } = await withGateway()
  const { memberKey, sid = '' } = claims
  const forged = Array.from({ length: 20 }, (_, index) => makeToken({ memberKey, sid: index % 2 ? sid : `s-${index}` }))
  for (const [index, made] of forged.entries()) await arrive(portal, index % 3 ? '/logout' : '/login', made)
  await ask(portal, 'LogOut', {}, makeToken({ memberKey, jti: 'without-session' }))
  await ask(
    portal,
    'SignIn',
    { input: { username: 'short1', password: 'Portal2026!' } },
    makeToken({ memberKey, sid, jti: 'over' }),
  )
  expect(await kindOf(token)).toBe('full')
  expect(await told()).toEqual([])
})

it('[SEC-01] writes what the gateway says it has ended, and the token counts no more before that', async () => {
  const { portal, kindOf, told, claims, token } = await withGateway()
  await ask(portal, 'LogOut', {}, token)
  expect(await kindOf(token)).toBe('none')
  expect(await told()).toEqual([claims.sid])
})

it('[SEC-01] while the gateway cannot be reached a token ends itself alone, whatever session it names', async () => {
  const { portal, kindOf, told } = await start('http://127.0.0.1:9')
  const [brought, other] = [makeToken({ sid: 's-1' }), makeToken({ sid: 's-1', groupId: 'g-2' })]
  await arrive(portal, '/logout', brought)
  expect([await kindOf(brought), await kindOf(other)]).toEqual(['none', 'full'])
  expect(await told()).toEqual([readTokenClaims(brought)?.tokenMarks.id])
})

it.each([undefined, 's-1'])(
  '[SEC-06] a gateway without sessions says whether a token naming %s is its own, and then it ends here',
  async sid => {
    const answers: Record<string, unknown> = { '/api/account/status': 'ACT' }
    const gateway = await startGatewayDouble(answers)
    const { portal, kindOf, told } = await start(gateway.url)
    closing.push(gateway)
    const token = makeToken({ jti: 't-1', ...(sid !== undefined && { sid }) })
    await arrive(portal, '/logout', token)
    expect(await kindOf(token)).toBe('none')
    const claims = readTokenClaims(token)
    expect(await told()).toEqual([sid ?? claims?.tokenMarks.id])
  },
)
