import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ developer: true })
})
afterAll(() => portal.close())

/** Asks as every page of ours does: on the brand's host, from its origin, with the portal's header. */
async function asOurPage(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(address)
  const { status, text, headers } = await portal.send(pathname + search, {
    method: init.method === 'POST' ? 'POST' : 'GET',
    headers: { ...Object.fromEntries(new Headers(init.headers)), origin: portal.origin, 'x-portal': '1' },
    ...(typeof init.body === 'string' && { body: init.body }),
  })
  return new Response(text, { status, headers: { 'content-type': String(headers['content-type']) } })
}

const audits = serverAudits({ url: () => `${portal.origin}/graphql`, fetchFn: asOurPage })

describe('GraphQL over HTTP, in developer mode', () => {
  it('[GRAPH-18] is audited by every MUST, SHOULD and MAY', () => {
    const kinds = ['MUST', 'SHOULD', 'MAY'].map(kind => audits.filter(({ name }) => name.startsWith(kind)).length)
    expect(kinds.reduce((sum, count) => sum + count)).toBe(audits.length)
    expect(Math.min(...kinds)).toBeGreaterThan(10)
  })

  it.each(audits)('[GRAPH-18] $id $name', async ({ fn }) => {
    const result = await fn()
    expect(result, 'reason' in result ? result.reason : '').toMatchObject({ status: 'ok' })
  })
})
