import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { account, child, claim, claimPage, subscriber } from '../testing/fixture.ts'

const { seen, viewer } = asking()
const last = () => seen().at(-1)
const defaults = { suffix: '0', startDate: '2024-06-15', endDate: '2026-06-15' }

describe('lists of claims', () => {
  it('[CALL-37] [OPEN-39] ask for ten of the last two years of the own claims', async () => {
    const { claims } = Object(await viewer('claims { content { id claimTypeSlug } filter { type memberSuffix } }'))
    expect(last()).toMatchObject({ call: 'GET claims/medical', query: { ...defaults, page: '0', size: '10' } })
    expect(Object.keys(last()?.query ?? {}).sort()).toEqual(['endDate', 'page', 'size', 'startDate', 'suffix'])
    expect(claims).toEqual({
      content: [{ id: 'C1', claimTypeSlug: 'medical' }],
      filter: { type: 'MEDICAL', memberSuffix: 0 },
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

  it('go by the first kind that the member can have', async () => {
    const members = [{ ...subscriber, medical: null }, child]
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
    const { claims } = Object(await viewer(`claims(page: 4) { ${fields} }`, { 'GET claims/medical': { json: page } }))
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
    const replies = { 'GET claims/vision/A%2FB': { json: claim } }
    await viewer('claim(type: VISION, id: "A/B", memberSuffix: 1) { id }', replies)
    expect(last()).toMatchObject({ call: 'GET claims/vision/A%2FB', query: { suffix: '1' } })
  })
})
