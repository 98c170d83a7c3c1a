import { createServer } from 'node:http'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { type RunningGateway, startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { holesIn, mark, vectors } from './support/markup.ts'

/** Checks an answer by the contract, by method and path of the call. */
const validators = Object.values(gatewayOperations).map(({ method, base, path, answers }) => ({
  method,
  path: new RegExp(`^${base}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  validate: answers[200].validate as (value: unknown) => boolean,
}))

type Place = { holder: Record<string, unknown>; key: string; text: string }

/** Every text of an answer, where it stands. */
function textsIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.entries(holder).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [{ holder, key, text: inner }] : textsIn(inner),
  )
}

/** Names of fields whose texts the contract leaves free, and those that it does not: asked once each. */
const free = new Map<string, boolean>()
let turn = 0
let spoilt = 0

/** The answer with markup after each text that may hold any. */
function spoil(answer: unknown, call: string, isValid: (value: unknown) => boolean): unknown {
  for (const { holder, key, text } of textsIn(answer)) {
    const field = `${call} ${key}`
    if (free.get(field) === false) continue
    turn += 1
    holder[key] = `${text} ${vectors[turn % vectors.length]}`
    const isFree = free.get(field) ?? isValid(answer)
    free.set(field, isFree)
    if (isFree) spoilt += 1
    else holder[key] = text
  }
  return answer
}

let gateway: RunningGateway
let portal: TestPortal
let cookie = ''
const proxy = createServer(async (incoming, response) => {
  const { host: _host, connection: _hop, 'transfer-encoding': _length, ...headers } = incoming.headers
  const method = incoming.method ?? 'GET'
  const answer = await request(gateway.origin + incoming.url, {
    method,
    headers,
    body: method === 'GET' ? null : incoming,
  })
  const text = await answer.body.text()
  const path = String(incoming.url).replace(/\?.*/, '')
  const known = validators.find(each => each.method === method && each.path.test(path))
  const isSpoilt = cookie !== '' && answer.statusCode === 200 && /^[{[]/.test(text) && known
  const body = isSpoilt ? JSON.stringify(spoil(JSON.parse(text), path, known.validate)) : text
  const { 'content-length': _old, ...own } = answer.headers
  response.writeHead(answer.statusCode, own).end(body)
})

beforeAll(async () => {
  gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
  const address = proxy.address()
  const gatewayUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  portal = await startTestPortal({ gatewayUrl, renderPage })
  const { setCookies } = await portal.send('/login', {
    method: 'POST',
    headers: { origin: portal.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'active1', password: DEMO_PASSWORD }).toString(),
  })
  cookie = setCookies.map(each => each.split(';')[0]).join('; ')
})
afterAll(async () => {
  await portal.close()
  proxy.closeAllConnections()
  await new Promise(done => proxy.close(done))
  await gateway.close()
})

describe('markup in texts', () => {
  it('[S15] that the gateway sends stays text on every page of a brand', async () => {
    const [brand] = await shippedBrands()
    const seen: string[] = []
    for (const { route } of brand?.routes.list ?? []) {
      if (['logout', 'login', 'hand-off', 'redirect'].includes(route.screen)) continue
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => route.params?.[name]?.[0] ?? '0')
      const { text } = await portal.send(path, { headers: { cookie } })
      if (text === '') continue
      expect([path, holesIn(text)]).toEqual([path, []])
      if (text.includes(mark)) seen.push(path)
    }
    expect([spoilt > 100, seen.length > 5]).toEqual([true, true])
  })

  it('[S15] that an address brings stays text, in path, query and form', async () => {
    for (const vector of vectors) {
      const encoded = encodeURIComponent(vector)
      for (const path of [
        `/claims?q=${encoded}&status=${encoded}&page=${encoded}`,
        `/claims/dental/${encoded}/0`,
        `/${encoded}`,
        `/login?${encoded}`,
        `/error/404?${encoded}`,
      ]) {
        const { text, status } = await portal.send(path, { headers: { cookie } })
        expect([path, status < 500, holesIn(text)]).toEqual([path, true, []])
      }
      const { text } = await portal.send('/login', {
        method: 'POST',
        headers: { origin: portal.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `username=${encoded}&password=`,
      })
      expect([vector, holesIn(text)]).toEqual([vector, []])
    }
  })

  it('[S15] is found where it is no text', () => {
    const found = vectors.filter(vector => holesIn(`<main><p>${vector}</p></main>`).length > 0)
    expect(found.length).toBeGreaterThan(15)
  })
})
