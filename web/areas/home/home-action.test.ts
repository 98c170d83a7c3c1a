import { createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import { asFailure } from '../../errors/failure.ts'
import { homeAction } from './home-action.ts'
import { failure, fakePortal } from './testing/fake-portal.ts'

const handler = createStaticHandler([{ id: 'home', path: '/home', action: homeAction, loader: () => null }])

async function post(fields: Record<string, string>, portal: ReturnType<typeof fakePortal>) {
  const request = new Request('http://portal.example/home', { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await handler.query(request, { requestContext: portal.context })
  if (!(answer instanceof Response)) {
    return { status: answer.statusCode, failure: answer.errors && asFailure(answer.errors.home) }
  }
  return { redirect: answer.headers.get('location'), document: answer.headers.has('x-remix-reload-document') }
}

describe('opening eBill', () => {
  it('[TILE-08] [TILE-10] [TILE-11] goes to the eBill address in the same window', async () => {
    const url = 'https://ebill.example/?userKey=abc'
    const portal = fakePortal({ OpenEbill: { data: { openEbill: { url, errors: [] } } } })
    expect(await post({ intent: 'open-ebill' }, portal)).toEqual({ redirect: url, document: true })
    expect(portal.asked.map(({ name }) => name)).toEqual(['OpenEbill'])
  })

  it('[TILE-09] shows the error page with the status when the user key cannot be had, and opens nothing', async () => {
    const portal = fakePortal({ OpenEbill: { errors: [failure('ebill', 502, 'token/userkey')] } })
    expect(await post({ intent: 'open-ebill' }, portal)).toMatchObject({ status: 502, failure: { status: 502 } })
  })

  it('[TILE-09] shows the error page when no address comes back', async () => {
    const portal = fakePortal({ OpenEbill: { data: { openEbill: { url: null, errors: [] } } } })
    expect(await post({ intent: 'open-ebill' }, portal)).toMatchObject({ status: 500 })
  })
})

describe('opening an EOB', () => {
  const open = { intent: 'open-eob', claimId: 'M2026-0001' }

  it('[HOME-37] asks for the document of the claim and goes there', async () => {
    const portal = fakePortal({ EobOfClaim: { data: { eobDocumentId: 'doc/9' } } })
    expect(await post(open, portal)).toMatchObject({ redirect: '/eobs/doc%2F9' })
    expect(portal.asked).toEqual([{ name: 'EobOfClaim', variables: { claimId: 'M2026-0001' } }])
  })

  it('[HOME-38] shows the error page when no document comes back', async () => {
    const portal = fakePortal({ EobOfClaim: { data: { eobDocumentId: null } } })
    expect(await post(open, portal)).toMatchObject({ status: 404, failure: { status: 404 } })
  })

  it('[HOME-38] shows the error page with the status when the call fails', async () => {
    const portal = fakePortal({ EobOfClaim: { errors: [failure('eobs', 503, 'v2/eobs')] } })
    expect(await post(open, portal)).toMatchObject({ status: 503 })
  })

  it('[OPEN-58] leads to log-in when the session lapsed', async () => {
    const portal = fakePortal({ EobOfClaim: { errors: [failure('eobs', 401, 'v2/eobs')] } })
    expect(await post(open, portal)).toMatchObject({ redirect: '/login' })
  })
})

it('refuses what Home has no button for', async () => {
  const portal = fakePortal()
  expect(await post({ intent: 'constructor' }, portal)).toMatchObject({ status: 400 })
  expect(portal.asked).toEqual([])
})
