import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { endsSession } from '../../server/content/ends-session.ts'
import { makeToken } from '../../server/testing/make-token.ts'
import { shippedBrands, startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { documentIds } from '../../web/generated/document-ids.ts'
import { clientDocuments } from '../graph/support/client-documents.ts'
import { cases, limitMs, seed, watchHeap } from './support/cases.ts'
import { memberKey, type RandomGateway, startRandomGateway } from './support/random-gateway.ts'

let gateway: RandomGateway
let brand: CompiledManifest
const lines: string[] = []
beforeAll(async () => {
  gateway = await startRandomGateway()
  const [first] = await shippedBrands()
  if (first === undefined) throw new Error('No brand')
  brand = first
})
afterAll(() => gateway?.close())

/** Circuits open over a gateway like this: each so many questions meet a portal none of whose circuits is. */
const questionsEach = 20
let portal: TestPortal | undefined
async function freshPortal(): Promise<TestPortal> {
  await portal?.close()
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: string; msg: string }
    // That the gateway is at fault is no failure of ours.
    if (level === 'error' && msg !== 'answer breaks the contract') lines.push(line)
  }
  portal = await startTestPortal({ gatewayUrl: gateway.url, renderPage, log: { level: 'warn', stream: { write } } })
  return portal
}
afterAll(() => portal?.close())

const sessions: Readonly<Record<string, string>> = {
  '__Host-token': makeToken({ memberKey }),
  '__Host-temporary-token': makeToken({ memberKey }),
}

/** Every page of the brand, every document of its client, and files. */
function questions(): readonly { path: string; body?: string }[] {
  const params = /:(\w+)/g
  const pages = brand.routes.list
    .filter(({ route }) => !endsSession(brand, route.path))
    .map(({ route }) => ({ path: route.path.replace(params, (_colon, name) => (name === 'id' ? '40' : '1')) }))
  const documents = clientDocuments
    .filter(({ name }) => !/^(LogOut|LogInScreen|SignIn)$/.test(name))
    .map(({ name, variables }) => ({ path: '/graphql', body: JSON.stringify({ id: documentIds[name], variables }) }))
  return [...documents, ...documents, ...pages, { path: '/files/eobs/D1.pdf' }, { path: '/files/id-card.pdf' }]
}

it(
  `[SEC-30] [S30] ${cases} random answers of the gateway give no failure of our own, and leave nothing behind`,
  async () => {
    const heap = watchHeap()
    const asked = questions()
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    const order = fc.sample(fc.nat({ max: asked.length - 1 }), { numRuns: cases, seed })
    for (let at = 0; gateway.answered() < cases; at += 1) {
      const { path, body } = asked[order[at % order.length] ?? 0] ?? { path: '/home' }
      const { send, origin } = at % questionsEach === 0 || !portal ? await freshPortal() : portal
      const headers = body === undefined ? {} : { 'content-type': 'application/json', 'x-portal': '1', origin }
      const cookie = at % 5 === 0 ? '__Host-temporary-token' : '__Host-token'
      const method = body === undefined ? 'GET' : 'POST'
      const cookies = { [cookie]: sessions[cookie] ?? '' }
      const answer = await send(path, { method, headers, cookies, ...(body !== undefined && { body }) })
      heap.at(gateway.answered())
      // A 500 of the gateway is passed on as one; each of our own has a line in the log.
      const ours = answer.text.includes('"code":"INTERNAL"') ? answer.text.slice(0, 600) : ''
      expect({ path, body, ours, lines: lines.splice(0) }).toEqual({ path, body, ours: '', lines: [] })
    }
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
    expect(heap.grewTooMuch()).toBeUndefined()
  },
  limitMs,
)
