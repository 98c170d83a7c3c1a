import { afterEach, describe, expect, it } from 'vitest'
import { documentIds } from '../../web/generated/document-ids.ts'
import { ShellDocument } from '../../web/generated/shell.ts'
import { type GatewayDouble, startGatewayDouble } from '../testing/gateway-double.ts'
import { makeToken } from '../testing/make-token.ts'
import { page, shippedBrands, startTestPortal } from '../testing/test-portal.ts'

const closing: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(closing.splice(0).map(running => running.close())))

const token = makeToken({ memberKey: 'secret-member-key' })
async function start(options: Parameters<typeof startTestPortal>[0] = {}) {
  const gateway: GatewayDouble = await startGatewayDouble()
  const portal = await startTestPortal({ gatewayUrl: gateway.url, ...options })
  closing.push(portal, gateway)
  return { gateway, portal }
}

describe('a visit', () => {
  it('[CALL-01] [OPEN-14] [SESSION-08] asks the gateway that it was given, below the base path, with the bearer token', async () => {
    const { gateway, portal } = await start({
      renderPage: async ({ query }) => page(200, JSON.stringify(await query(ShellDocument, {}))),
    })
    await portal.send('/home', { cookies: { '__Host-token': token } })
    const calls = gateway.asked.filter(({ authorization }) => authorization !== undefined)
    expect(calls.length).toBeGreaterThan(0)
    for (const { path, authorization } of calls) {
      expect(path).toMatch(/^\/api\//)
      expect(authorization).toBe(`Bearer ${token}`)
    }
  })

  it('[CALL-01] takes another base path from the manifest', async () => {
    const brands = (await shippedBrands()).map(compiled => ({
      ...compiled,
      brand: { ...compiled.brand, gatewayBasePath: '/members/v7' },
    }))
    const { gateway, portal } = await start({
      brands,
      renderPage: async ({ query }) => page(200, JSON.stringify(await query(ShellDocument, {}))),
    })
    await portal.send('/home', { cookies: { '__Host-token': token } })
    const paths = gateway.asked.filter(({ authorization }) => authorization !== undefined).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(path).toMatch(/^\/members\/v7\//)
  })

  it('sends equal calls of one page once, however many documents ask', async () => {
    const { gateway, portal } = await start({
      renderPage: async ({ query }) => {
        await Promise.all([query(ShellDocument, {}), query(ShellDocument, {})])
        return page(200, '')
      },
    })
    await portal.send('/home', { cookies: { '__Host-token': token } })
    const paths = gateway.asked.map(({ method, path }) => `${method} ${path}`)
    expect(paths).toContain('GET /api/account')
    expect(paths.length).toBe(new Set(paths).size)
  })

  it.each([
    ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
    ['short', undefined],
    ['a key with spaces in it', undefined],
  ])('[MEMBER-24] hands the key of a change, %s, to what it changes and to nothing else', async (sent, handed) => {
    const { gateway, portal } = await start()
    await portal.send('/graphql', {
      method: 'POST',
      headers: {
        ...{ origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
        'idempotency-key': sent,
      },
      body: JSON.stringify({
        id: documentIds.SignIn,
        variables: { input: { username: 'robin', password: 'Secret-123' } },
      }),
    })
    const keys = (method: string) => gateway.asked.filter(call => call.method === method).map(({ key }) => key)
    expect(keys('POST')).toEqual([handed])
    expect(keys('GET').filter(key => key !== undefined)).toEqual([])
  })

  it('[SEC-06] [SEC-14] tells of the device only a gateway whose own tokens name sessions, whatever a cookie says', async () => {
    const given: { sid?: string } = {}
    const gateway = await startGatewayDouble({
      get '/api/token'() {
        return { token: makeToken({ ...given }), redirect: null, knownDevice: 'a-secret-of-the-gateway' }
      },
    })
    const portal = await startTestPortal({ gatewayUrl: gateway.url, gatewayKnowsSessions: false })
    closing.push(portal, gateway)
    let device = ''
    const logIn = async () => {
      const { setCookies } = await portal.send('/graphql', {
        method: 'POST',
        headers: {
          ...{ origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Firefox/144.0',
        },
        cookies: { '__Host-token': makeToken({ sid: 'made-up' }), ...(device && { '__Host-device': device }) },
        body: JSON.stringify({
          id: documentIds.SignIn,
          variables: { input: { username: 'robin', password: 'Secret-123' } },
        }),
      })
      device = /__Host-device=([^;]+)/.exec(setCookies.join())?.[1] ?? ''
      const { body } = gateway.asked.findLast(({ method, path }) => `${method} ${path}` === 'POST /api/token') ?? {}
      const sent = JSON.parse(body ?? '') as Record<string, unknown>
      return [sent.device, sent.knownDevice]
    }
    const nothing = [undefined, undefined]
    expect([await logIn(), await logIn()]).toEqual([nothing, nothing])
    given.sid = 's-1'
    expect(await logIn()).toEqual(nothing)
    expect(await logIn()).toEqual(['Firefox on Windows', 'a-secret-of-the-gateway'])
    delete given.sid
    await logIn()
    expect(await logIn()).toEqual(nothing)
  })

  it('writes one line for each answer, with request id and route, and never an address, a token or what was sent', async () => {
    const lines: string[] = []
    const { portal } = await start({ log: { stream: { write: line => void lines.push(line) }, level: 'info' } })
    const { headers } = await portal.send('/claims/medical/secret-claim/0?q=secret-query', {
      cookies: { '__Host-token': token },
    })
    await portal.send('/graphql', {
      method: 'POST',
      headers: { origin: portal.origin, 'content-type': 'application/json', 'x-portal': '1' },
      body: JSON.stringify({
        id: documentIds.SignIn,
        variables: { input: { username: 'secret-user', password: 'secret-word' } },
      }),
    })
    const answered = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered[0]).toMatchObject({
      method: 'GET',
      status: 200,
      requestId: headers['x-request-id'],
      routeId: expect.any(String),
    })
    expect(answered[0].route).toMatch(/^\/claims\/:/)
    expect(answered[1]).toMatchObject({ method: 'POST', route: '/graphql' })
    expect(lines.join('\n')).not.toMatch(/secret|eyJ/)
  })
})
