import { describe, expect, it } from 'vitest'
import type { ContextOptions } from '../create-context.ts'
import { asking } from '../testing/asking.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { account, child, claim, claimPage, subscriber } from '../testing/fixture.ts'
import type { Replies } from '../testing/replies.ts'
import { plainContent } from '../testing/test-context.ts'

const { errors, node, seen, viewer } = asking()
/** Data of a selection on the family. */
const family = async (selection: string, replies: Replies = {}, options: Partial<ContextOptions> = {}) =>
  Object(await viewer(`family { ${selection} }`, replies, options)).family
const last = () => seen().at(-1)
const defaults = { startDate: '2024-06-15', endDate: '2026-06-15' }

describe('lists of claims', () => {
  it('[CALL-37] [OPEN-39] ask for ten of the last two years of a member', async () => {
    const { claims } = Object(
      await family('member(suffix: 0) { claims { nodes { number category patient { firstName } } type } }'),
    ).member
    const query = { ...defaults, suffix: '0', page: '0', size: '10' }
    expect(last()).toMatchObject({ call: 'GET claims/medical', query })
    expect(Object.keys(last()?.query ?? {}).sort()).toEqual(['endDate', 'page', 'size', 'startDate', 'suffix'])
    expect(claims).toEqual({
      nodes: [{ number: 'C1', category: 'MEDICAL', patient: { firstName: 'Robin' } }],
      type: 'MEDICAL',
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
  const whole = 'claims { nodes { number patientSuffix } totalCount missing { member { suffix } reason } }'

  it('[MEMBER-18] [CLAIM-03] give a subscriber the whole family’s as one list, from one call a person', async () => {
    expect(await family(whole, byPerson)).toEqual({
      claims: {
        nodes: [
          { number: 'C1', patientSuffix: 0 },
          { number: 'C2', patientSuffix: 1 },
          { number: 'C3', patientSuffix: 0 },
        ],
        ...{ totalCount: 3, missing: [] },
      },
    })
    expect(claimCalls().map(({ query }) => [query.suffix, query.page, query.size])).toEqual([
      ['0', '0', '10'],
      ['1', '0', '10'],
    ])
  })

  it('[MEMBER-18] [CLAIM-03] ask for a dependent’s own alone', async () => {
    const { claims } = Object(await family(whole, byPerson, asDependent))
    expect(claims.nodes).toEqual([{ number: 'C2', patientSuffix: 1 }])
    expect(claimCalls().map(({ query }) => query.suffix)).toEqual(['1'])
  })

  it('[MEMBER-18] note whose claims could not be had, and show everybody else’s', async () => {
    const half: Replies = {
      'GET claims/medical': seen =>
        seen.query.suffix === '1'
          ? { json: { code: 'BROKEN', message: 'No.' }, status: 403 }
          : { json: claimPage(claim) },
    }
    const { claims } = Object(await family(whole, half))
    expect(claims).toMatchObject({ nodes: [{ number: 'C1' }], missing: [{ member: { suffix: 1 }, reason: 'FAILED' }] })
  })

  it('[MEMBER-18] [OPEN-58] fail as a whole when everybody’s do, and when the session has lapsed', async () => {
    const refused = { json: { code: 'BROKEN', message: 'No.' }, status: 403 }
    expect(await errors('family { claims { totalCount } }', { 'GET claims/medical': refused })).toMatchObject([
      { status: 403 },
    ])
    const lapsed: Replies = {
      'GET claims/medical': ({ query }) =>
        query.suffix === '1' ? { json: { code: 'NO', message: 'No.' }, status: 401 } : { json: claimPage(claim) },
    }
    expect(await errors('family { claims { totalCount } }', lapsed)).toMatchObject([{ status: 401 }])
  })

  it('[MEMBER-18] ask for twelve people at most, and name those beyond', async () => {
    const members = Array.from({ length: 14 }, (_, memberSuffix) => ({
      ...subscriber,
      ...{ memberKey: `M${memberSuffix}`, memberSuffix },
    }))
    const { claims } = Object(await family(whole, { ...byPerson, 'GET account': { json: { ...account, members } } }))
    expect(claimCalls()).toHaveLength(12)
    expect(claims.missing).toEqual([12, 13].map(suffix => ({ member: { suffix }, reason: 'FAMILY_TOO_LARGE' })))
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
    expect(await family('claimChoices { providers { number } statuses { id } }', metadata)).toEqual({
      claimChoices: {
        providers: [{ number: 'PR1' }, { number: 'PR2' }],
        statuses: [{ id: '01' }, { id: '02' }],
      },
    })
  })

  it('[CALL-37] [CLAIM-07] send every choice, providers as a comma list', async () => {
    const filter = 'type: DENTAL, startDate: "2026-01-01", endDate: "2026-02-01", providers: ["A", "B"], status: "03"'
    const { claims } = await family(
      `claims(patient: 1, filter: {${filter}}, first: 25, skip: 50) { type startDate endDate }`,
    )
    expect(last()).toMatchObject({
      call: 'GET claims/dental',
      query: {
        ...{ suffix: '1', startDate: '2026-01-01', endDate: '2026-02-01', page: '2', size: '25' },
        ...{ providerIds: 'A,B', claimStatus: '03' },
      },
    })
    expect(claims).toEqual({ type: 'DENTAL', startDate: '2026-01-01', endDate: '2026-02-01' })
  })

  it('[CLAIM-02] go by the first kind that somebody of the family can have', async () => {
    const members = [
      { ...subscriber, medical: null, dental: null },
      { ...child, medical: null },
    ]
    const replies = { 'GET account': { json: { ...account, members } } }
    expect(await family('claimTypes claims { nodes { number } }', replies)).toEqual({
      claimTypes: ['DENTAL', 'VISION'],
      claims: { nodes: [] },
    })
    expect(last()?.call).toBe('GET claims/dental')
  })

  it('[GRAPH-03] [OPEN-39] [ENT-34] say where a part stands in the list, as the gateway counts', async () => {
    const page = { ...claimPage(claim), number: 4, size: 10, totalElements: 41, totalPages: 5, first: false }
    const fields = 'totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { number } }'
    const { claims } = await family(`claims(patient: 0, skip: 40) { ${fields} }`, {
      'GET claims/medical': { json: page },
    })
    expect(last()?.query).toMatchObject({ page: '4', size: '10' })
    expect(claims).toEqual({
      ...{ totalCount: 41, pageInfo: { hasNextPage: false, hasPreviousPage: true } },
      edges: [{ node: { number: 'C1' } }],
    })
  })

  it('[GRAPH-03] [GRAPH-08] refuse more than a hundred, and name the argument and its limit', async () => {
    expect(await errors('family { claims(first: 101) { totalCount } }')).toMatchObject([
      { code: 'BAD_REQUEST', status: 400, argument: 'first', limit: 100 },
    ])
  })

  it('[CALL-39] [CONST-02] ask for the choices of the same list by letter', async () => {
    const answer = await family(
      'claimChoices(patient: 1, filter: { type: VISION }) { providers { number name } statuses { id label } }',
    )
    expect(last()).toMatchObject({ call: 'GET claims/metadata', query: { ...defaults, suffix: '1', claimType: 'V' } })
    expect(answer).toEqual({
      claimChoices: {
        providers: [{ number: 'PR1', name: 'Dr. Good' }],
        statuses: [{ id: '02', label: 'Paid' }],
      },
    })
  })
})

describe('one claim', () => {
  it('[CALL-38] [OPEN-17] is asked for by its list, its number and whose it is', async () => {
    const own = 'member { claim(type: MEDICAL, number: "C1") { number category totals { planPaid } } }'
    expect(await viewer(own)).toEqual({
      member: { claim: { number: 'C1', category: 'MEDICAL', totals: { planPaid: '150.00' } } },
    })
    expect(last()).toMatchObject({ call: 'GET claims/medical/C1', query: { suffix: '0' } })
    const replies = { 'GET claims/vision/A%3AB': { json: claim } }
    await family('member(suffix: 1) { claim(type: VISION, number: "A:B") { number } }', replies)
    expect(last()).toMatchObject({ call: 'GET claims/vision/A%3AB', query: { suffix: '1' } })
  })

  it('[GRAPH-02] is given again by its id', async () => {
    const { claims } = await family('claims(patient: 0, first: 1) { nodes { id } }')
    const [{ id }] = claims.nodes
    expect(await node(id, '... on Claim { id number patient { suffix } }')).toEqual({
      ...{ __typename: 'Claim', id, number: 'C1', patient: { suffix: 0 } },
    })
    expect(last()).toMatchObject({ call: 'GET claims/medical/C1', query: { suffix: '0' } })
  })

  it('[GRAPH-02] [MEMBER-56] is nothing by its id for whoever no screen with a claim opens to', async () => {
    const { claims } = await family('claims(patient: 0, first: 1) { nodes { id } }')
    const content = { ...plainContent, opens: async () => 'closed' as const }
    expect(await node(claims.nodes[0].id, '', {}, { content })).toBeNull()
  })
})
