import { expect, it, onTestFinished } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { startGateway } from '../../gateway-rest/start-gateway.ts'
import { quickHashes } from '../../gateway-rest/testing/quick-hashes.ts'
import { openState } from '../../server/state/open-state.ts'
import type { State } from '../../server/state/state.ts'
import { startTestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { documentIds } from '../../web/generated/document-ids.ts'

/** What is looked up in the memory of the process and leaves the store alone. */
const inMemory = new Set(['hasEnded', 'current', 'onNew', 'trouble'])

/** A store that writes down what it is asked for beyond its memory. */
function watched<Part extends object>(part: Part, asked: string[]): Part {
  return new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === 'object' && value !== null) return watched(value, asked)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (!inMemory.has(String(name))) asked.push(String(name))
        return Reflect.apply(value, target, given)
      }
    },
  })
}

it('[OPS-18] members who are inside ask the shared store for nothing, so that no instance waits for another', async () => {
  const asked: string[] = []
  const store: State = openState(':memory:', { now: () => Date.now() })
  const gateway = await startGateway({ port: 0, dataFile: ':memory:', hashQueue: quickHashes() })
  const portal = await startTestPortal({ renderPage, gatewayUrl: gateway.origin, state: watched(store, asked) })
  onTestFinished(async () => {
    await portal.close()
    await gateway.close()
    await store.close()
  })
  const form = new URLSearchParams({ username: 'active1', password: DEMO_PASSWORD })
  const headers = { origin: portal.origin, 'sec-fetch-site': 'same-origin' }
  const { setCookies } = await portal.send('/login', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const cookies = Object.fromEntries(setCookies.map(line => line.split(';', 1)[0]?.split(/=(.*)/s) ?? []))
  expect(asked).toContain('consume')
  asked.length = 0
  for (const path of ['/home', '/claims', '/benefits', '/id-card', '/contact-us', '/account/summary'])
    expect([path, (await portal.send(path, { cookies })).status]).toEqual([path, expect.toBeOneOf([200, 302])])
  const query = await portal.send('/graphql', {
    ...{ method: 'POST', cookies },
    headers: { ...headers, 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify({ id: documentIds.Home, variables: { path: '/home' } }),
  })
  expect([query.status, asked]).toEqual([200, []])
})
