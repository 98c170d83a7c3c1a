import { createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import { asFailure } from '../../errors/failure.ts'
import { homeLoader } from './home-loader.ts'
import { failure, fakePortal, homeAnswer } from './testing/fake-portal.ts'

const handler = createStaticHandler([{ id: 'home', path: '/home', loader: homeLoader }])

async function open(portal: ReturnType<typeof fakePortal>) {
  const answer = await handler.query(new Request('http://portal.example/home'), { requestContext: portal.context })
  if (answer instanceof Response) return { redirect: answer.headers.get('location') }
  return {
    status: answer.statusCode,
    data: answer.loaderData.home,
    failure: answer.errors && asFailure(answer.errors.home),
  }
}

describe('homeLoader', () => {
  it('[HOME-01] asks for all of Home in one request', async () => {
    const portal = fakePortal()
    const { status, data } = await open(portal)
    expect(portal.asked).toEqual([{ name: 'Home', variables: { path: '/home' } }])
    expect(status).toBe(200)
    expect(data).toMatchObject({ data: { viewer: { member: { firstName: 'Ana' } } }, errors: [] })
  })

  it.each([
    ['programs', 502, 'programs'],
    ['planManagement', 500, 'plan-management/details'],
    ['recentClaims', 503, 'claims/medical'],
  ])('[HOME-04] shows the error page with the status when %s fails', async (source, status, call) => {
    const portal = fakePortal({
      Home: { data: homeAnswer({ [source]: null }), errors: [failure(source, status, call)] },
    })
    expect(await open(portal)).toMatchObject({ status, failure: { status } })
  })

  it('[OPEN-58] leads to log-in when the session lapsed, also when the claims tell', async () => {
    const portal = fakePortal({
      Home: { data: homeAnswer({ recentClaims: null }), errors: [failure('recentClaims', 401, 'claims/medical')] },
    })
    expect(await open(portal)).toEqual({ redirect: '/login' })
  })

  it('[ERR-05] shows the error page for a lapsed session on brands that have it so', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ recentClaims: null }), errors: [failure('recentClaims', 401, 'claims/medical')] } },
      { unauthorized: 'error-page' },
    )
    expect(await open(portal)).toMatchObject({ status: 401 })
  })

  it('keeps the rest of Home when a source fails on brands that have it so', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ recentClaims: null }), errors: [failure('recentClaims', 503, 'claims/medical')] } },
      { homeFailure: 'partial' },
    )
    const { status, data } = await open(portal)
    expect(status).toBe(200)
    expect(data).toMatchObject({ errors: [{ path: ['viewer', 'recentClaims'] }] })
  })

  it('gives up Home as a whole when more than a source fails, on every brand', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer(), errors: [{ ...failure('', 500), path: ['viewer'] }] } },
      { homeFailure: 'partial' },
    )
    expect(await open(portal)).toMatchObject({ status: 500 })
  })

  it('keeps a lapsed session from looking like a gap', async () => {
    const portal = fakePortal(
      { Home: { data: homeAnswer({ programs: null }), errors: [failure('programs', 401, 'programs')] } },
      { homeFailure: 'partial' },
    )
    expect(await open(portal)).toEqual({ redirect: '/login' })
  })
})
