import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { gatewayEndsSessions, warningOfSessions } from './gateway-ends-sessions.ts'

async function gatewayAnswering(status: number, toOthers = 404) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'without token'}`)
    response.writeHead(request.url === '/api/token/revoke' ? status : toOthers).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

it.each([
  [401, true],
  [403, true],
  [404, false],
  [405, false],
  [500, undefined],
  [302, undefined],
])(
  '[SEC-06] knows by status %i to a call without a token whether the gateway ends sessions: %s',
  async (status, ends) => {
    const { url, asked } = await gatewayAnswering(status)
    expect(await gatewayEndsSessions(url, '/api')).toBe(ends)
    expect(asked[0]).toBe('POST /api/token/revoke without token')
  },
)

it('[SEC-06] does not know it of a gateway that asks for a token before it looks whether there is such a call', async () => {
  const { url, asked } = await gatewayAnswering(401, 401)
  expect(await gatewayEndsSessions(url, '/api')).toBeUndefined()
  expect(asked).toHaveLength(2)
})

it('[SEC-06] does not know it of a gateway that is not there, and says either', async () => {
  expect(await gatewayEndsSessions('http://127.0.0.1:9', '/api')).toBeUndefined()
  expect(warningOfSessions(false)).toMatch(/^The REST gateway has no POST token.revoke: /)
  expect(warningOfSessions(undefined)).toMatch(/^The REST gateway did not tell whether/)
})
