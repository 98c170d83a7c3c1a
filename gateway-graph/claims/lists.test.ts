import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, child, claim, claimPage, subscriber } from '../testing/fixture.ts'
import type { Replies } from '../testing/replies.ts'

const { errors, seen, viewer } = asking()
const last = () => seen().at(-1)
const defaults = { startDate: '2024-06-15', endDate: '2026-06-15' }

describe('lists of claims', () => {
  it('[CALL-37] [OPEN-39] ask for ten of the last two years of a member', async () => {
    const { claims } = Object(
      await viewer('claims(filter: { memberSuffix: 0 }) { content { id claimTypeSlug } filter { type memberSuffix } }'),
    )
    const query = { ...defaults, suffix: '0', page: '0', size: '10' }
    expect(last()).toMatchObject({ call: 'GET claims/medical', query })
    expect(Object.keys(last()?.query ?? {}).sort()).toEqual(['endDate', 'page', 'size', 'startDate', 'suffix'])
    expect(claims).toEqual({
      content: [{ id: 'C1', claimTypeSlug: 'medical' }],
      filter: { type: 'MEDICAL', memberSuffix: 0 },
    })
  })

  const claimCalls = () => seen().filter(({ call }) => call.startsWith('GET claims/'))
  const asDependent = { session: FakeSession.with(fakeToken({ memberKey: 'M1' })) }
  const byPerson: Replies = {
    'GET claims/medical': ({ query }) =>
      query.suffix === '0'
        ? { json: claimPage(claim, { ...claim, id: 'C3', serviceDateFrom: '2026-03-01' }) }
        : { json: claimPage({ ...claim, id: 'C2', memberSuffix: 1, serviceDateFrom: '2026-04-01' }) },
  }
  const whole =
    'claims { content { id memberSuffix } totalElements missing { memberSuffix reason } filter { memberSuffix } }'

  it('[MEMBER-18] [CLAIM-03] give a subscriber the whole family’s as one list, from one call a person', async () => {
    expect(await viewer(whole, byPerson)).toEqual({
      claims: {
        content: [
          { id: 'C1', memberSuffix: 0 },
          { id: 'C2', memberSuffix: 1 },
          { id: 'C3', memberSuffix: 0 },
        ],
        ...{ totalElements: 3, missing: [], filter: { memberSuffix: null } },
      },
    })
    expect(claimCalls().map(({ query }) => [query.suffix, query.page, query.size])).toEqual([
      ['0', '0', '10'],
      ['1', '0', '10'],
    ])
  })

  it('[MEMBER-18] [CLAIM-03] ask for a dependent’s own alone', async () => {
    const { claims } = Object(await viewer(whole, byPerson, asDependent))
    expect(claims.content).toEqual([{ id: 'C2', memberSuffix: 1 }])
    expect(claimCalls().map(({ query }) => query.suffix)).toEqual(['1'])
  })

  it('[MEMBER-18] note whose claims could not be had, and show everybody else’s', async () => {
    const half: Replies = {
      'GET claims/medical': seen =>
        seen.query.suffix === '1'
          ? { json: { code: 'BROKEN', message: 'No.' }, status: 403 }
          : { json: claimPage(claim) },
    }
    const { claims } = Object(await viewer(whole, half))
    expect(claims).toMatchObject({ content: [{ id: 'C1' }], missing: [{ memberSuffix: 1, reason: 'FAILED' }] })
  })

  it('[MEMBER-18] [OPEN-58] fail as a whole when everybody’s do, and when the session has lapsed', async () => {
    const refused = { json: { code: 'BROKEN', message: 'No.' }, status: 403 }
    expect(await errors('claims { totalElements }', { 'GET claims/medical': refused })).toMatchObject([{ status: 403 }])
    const lapsed: Replies = {
      'GET claims/medical': ({ query }) =>
        query.suffix === '1' ? { json: { code: 'NO', message: 'No.' }, status: 401 } : { json: claimPage(claim) },
    }
    expect(await errors('claims { totalElements }', lapsed)).toMatchObject([{ status: 401 }])
  })

  it('[MEMBER-18] ask for twelve people at most, and name those beyond', async () => {
    const members = Array.from({ length: 14 }, (_, memberSuffix) => ({
      ...subscriber,
      ...{ memberKey: `M${memberSuffix}`, memberSuffix },
    }))
    const { claims } = Object(await viewer(whole, { ...byPerson, 'GET account': { json: { ...account, members } } }))
    expect(claimCalls()).toHaveLength(12)
    expect(claims.missing).toEqual([12, 13].map(memberSuffix => ({ memberSuffix, reason: 'FAMILY_TOO_LARGE' })))
  })

  it('[MEMBER-18] [CLAIM-08] can be narrowed to what anybody’s can be narrowed to', async () => {
    const metadata: Replies = {
      'GET claims/metadata': ({ query }) => ({
        json: {
          providers:
            query.suffix === '0'
              ? [{ providerId: 'PR2', providerName: 'Dr. Heart' }]
              : [
                  { providerId: 'PR1', providerName: 'Dr. Good' },
                  { providerId: 'PR2', providerName: 'Dr. Heart' },
                ],
          statuses: [{ claimStatusCode: query.suffix === '0' ? '02' : '01', claimStatusDescription: 'Some' }],
        },
      }),
    }
    expect(await viewer('claimFilters { providers { providerId } statuses { claimStatusCode } }', metadata)).toEqual({
      claimFilters: {
        providers: [{ providerId: 'PR1' }, { providerId: 'PR2' }],
        statuses: [{ claimStatusCode: '01' }, { claimStatusCode: '02' }],
      },
    })
  })

  it('[CALL-37] [CLAIM-07] send every choice, providers as a comma list', async () => {
    const filter =
      'type: DENTAL, memberSuffix: 1, startDate: "2026-01-01", endDate: "2026-02-01", providerIds: ["A", "B"], statusCode: "03"'
    const applied = 'type memberSuffix startDate endDate providerIds statusCode'
    const { claims } = Object(await viewer(`claims(filter: {${filter}}, page: 2, size: 25) { filter { ${applied} } }`))
    expect(last()).toMatchObject({
      call: 'GET claims/dental',
      query: {
        ...{ suffix: '1', startDate: '2026-01-01', endDate: '2026-02-01', page: '2', size: '25' },
        ...{ providerIds: 'A,B', claimStatus: '03' },
      },
    })
    expect(claims.filter).toEqual({
      ...{ type: 'DENTAL', memberSuffix: 1, startDate: '2026-01-01', endDate: '2026-02-01' },
      ...{ providerIds: ['A', 'B'], statusCode: '03' },
    })
  })

  it('[CLAIM-02] go by the first kind that somebody of the family can have', async () => {
    const members = [
      { ...subscriber, medical: null, dental: null },
      { ...child, medical: null },
    ]
    const replies = { 'GET account': { json: { ...account, members } } }
    expect(await viewer('claimTypes claims { content { id } }', replies)).toEqual({
      claimTypes: ['DENTAL', 'VISION'],
      claims: { content: [] },
    })
    expect(last()?.call).toBe('GET claims/dental')
  })

  it('[OPEN-39] [ENT-34] give the envelope of the gateway as it is', async () => {
    const page = { ...claimPage(claim), number: 4, size: 10, totalElements: 41, totalPages: 5, first: false }
    const fields = 'first last empty number numberOfElements size totalElements totalPages'
    const { claims } = Object(
      await viewer(`claims(filter: { memberSuffix: 0 }, page: 4) { ${fields} }`, {
        'GET claims/medical': { json: page },
      }),
    )
    const { content: _content, ...envelope } = page
    expect(claims).toEqual(envelope)
  })

  it('[CALL-39] [CONST-02] ask for the choices of the same list by letter', async () => {
    const answer = await viewer(
      'claimFilters(filter: { type: VISION, memberSuffix: 1 }) { providers { providerId providerName } statuses { claimStatusCode claimStatus } }',
    )
    expect(last()).toMatchObject({ call: 'GET claims/metadata', query: { ...defaults, suffix: '1', claimType: 'V' } })
    expect(answer).toEqual({
      claimFilters: {
        providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
        statuses: [{ claimStatusCode: '02', claimStatus: 'Paid' }],
      },
    })
  })
})

describe('one claim', () => {
  it('[CALL-38] [OPEN-17] is asked for by word, id and suffix, the own one unless given', async () => {
    expect(await viewer('claim(type: MEDICAL, id: "C1") { id claimTypeSlug totals { paidAmountTotal } }')).toEqual({
      claim: { id: 'C1', claimTypeSlug: 'medical', totals: { paidAmountTotal: '150.00' } },
    })
    expect(last()).toMatchObject({ call: 'GET claims/medical/C1', query: { suffix: '0' } })
    const replies = { 'GET claims/vision/A%3AB': { json: claim } }
    await viewer('claim(type: VISION, id: "A:B", memberSuffix: 1) { id }', replies)
    expect(last()).toMatchObject({ call: 'GET claims/vision/A%3AB', query: { suffix: '1' } })
  })
})
