import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { history, provider } from '../testing/care-fixture.ts'
import { pcpMember } from '../testing/fixture.ts'
import type { Replies } from '../testing/replies.ts'
import { toSearchRequest } from './search-providers.ts'

const { viewer, mutation, seen } = asking()
const older = { ...history, beginDate: '2022-01-01', endDate: '2023-12-31', pcpSelected: false }
const chosen = {
  ...{ ...pcpMember, selection: { memberKey: 'M0', providerName: 'Dr. Good' } },
  history: [{ ...older, pcpTerminationReason: 'Moved' }, history],
}
const withProvider = { 'GET pcp/members': { json: { subscriberHasHistory: true, members: [chosen] } } }
const unknown = { 'GET pcp/provider': { json: { code: 'NOT_FOUND', message: 'Nobody.' }, status: 404 } }
const locations = 'locations { name addressLine1 city state zipCode phoneNumber }'
const fields = `number name groupName title acceptingNewPatients specialty languages ${locations}`
const { providerId: number, providerName: name, providerGroupName: groupName, distance: _, ...others } = provider
const known = { number, name, groupName, ...others }

/** Data of a selection on the subscriber's primary care. */
const ofMember = async (selection: string, replies: Replies = {}) =>
  Object(await viewer(`member { primaryCare { ${selection} } }`, replies)).member

describe('a member’s primary care', () => {
  it('[PCP-08] [CALL-52] [CALL-54] [ENT-35] [ENT-38] gives the selected provider and the history, newest first', async () => {
    const asked = `
      suffix firstName lastName eligible eligibleDates providerName provider { ${fields} }
      history { providerNumber providerName providerTitle startDate endDate time selected terminationReason ${locations} }`
    const entry = {
      ...{ providerNumber: 'PR1', providerName: 'Dr. Good', providerTitle: 'MD' },
      locations: provider.locations,
    }
    expect(await ofMember(asked, withProvider)).toEqual({
      primaryCare: {
        ...{ suffix: 0, firstName: 'Robin', lastName: 'Sample', eligible: true },
        ...{ eligibleDates: ['2026-07-01'], providerName: 'Dr. Good', provider: known },
        history: [
          {
            ...entry,
            startDate: '2024-01-01',
            endDate: null,
            time: 'CURRENT',
            selected: true,
            terminationReason: null,
          },
          {
            ...entry,
            startDate: '2022-01-01',
            endDate: '2023-12-31',
            time: 'PAST',
            selected: false,
            terminationReason: 'Moved',
          },
        ],
      },
    })
    expect(seen().find(({ call }) => call === 'GET pcp/provider')?.query).toEqual({ providerId: 'PR1' })
  })

  it('[PCP-05] [ENT-37] looks no provider up for a member without a selection, and knows no suffix of others', async () => {
    expect(await ofMember('provider { name } history { providerNumber }')).toEqual({
      primaryCare: { provider: null, history: [] },
    })
    expect(seen().map(({ call }) => call)).not.toContain('GET pcp/provider')
    expect(await viewer('family { member(suffix: 7) { primaryCare { firstName } } }')).toEqual({
      family: { member: null },
    })
  })

  it('[PCP-10] [PCP-11] falls back to the name alone when the lookup answers 404, and to null without a name', async () => {
    const replies = { ...withProvider, ...unknown }
    expect(await ofMember(`providerName provider { ${fields} }`, replies)).toEqual({
      primaryCare: { providerName: 'Dr. Good', provider: null },
    })
    const named = `primaryCareProvider(number: "PR9") { ${fields} }`
    expect(await viewer(named, unknown)).toEqual({ primaryCareProvider: null })
    expect(await viewer(named)).toEqual({ primaryCareProvider: known })
  })
})

describe('finding a provider', () => {
  it('[CALL-57] [PCP-12] [PCP-13] [ENT-34] asks for the viewer near home by default, and gives a page', async () => {
    const found = 'totalCount pageInfo { hasNextPage } nodes { name } edges { distance node { name } }'
    expect(await viewer(`primaryCareProviders { ${found} }`)).toEqual({
      primaryCareProviders: {
        ...{ totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [{ name: 'Dr. Good' }] },
        edges: [{ distance: 1.5, node: { name: 'Dr. Good' } }],
      },
    })
    expect(seen().at(-1)).toMatchObject({
      call: 'POST pcp/search',
      query: { page: '0', size: '10' },
      body: { members: [{ memberKey: 'M0', effectiveDate: '2026-07-01' }], radius: 25, zip: '97000' },
    })
    const search = '{ suffixes: [0], from: "2026-07-01", radius: 5, zip: "97205", searchString: "heart" }'
    await viewer(`primaryCareProviders(search: ${search}, first: 20, skip: 60) { totalCount }`)
    expect(seen().at(-1)).toMatchObject({
      query: { page: '3', size: '20' },
      body: { radius: 5, zip: '97205', searchString: 'heart' },
    })
  })

  it('[PCP-17] does not ask the gateway for a start date that is not eligible', async () => {
    expect(await viewer('primaryCareProviders(search: { from: "2026-07-02" }) { totalCount }')).toEqual({
      primaryCareProviders: null,
    })
    expect(seen().map(({ call }) => call)).not.toContain('POST pcp/search')
  })

  it('[PCP-12] [PCP-17] defaults to the first day on which all selected members are eligible', () => {
    const child = { ...pcpMember, memberKey: 'M1', suffix: 1, eligibleDates: ['2026-09-01', '2026-08-01'] }
    const parent = { ...pcpMember, eligibleDates: ['2026-07-01', '2026-08-01', '2026-09-01'] }
    const basis = { members: [parent, child], ownSuffix: 0, homeZip: '97000-1234' }
    const nothing = { suffixes: null, from: null, radius: 25, zip: null, searchString: null }
    const search = (differs: object) => toSearchRequest({ ...nothing, ...differs }, basis)
    expect(search({})).toEqual({
      ...{ members: [{ memberKey: 'M0', effectiveDate: '2026-07-01' }], radius: 25, zip: '97000' },
    })
    expect(search({ suffixes: [1, 0] })?.members.map(({ effectiveDate }) => effectiveDate)).toEqual([
      ...['2026-08-01', '2026-08-01'],
    ])
    expect(search({ suffixes: [0, 1], from: '2026-07-01' })).toBeUndefined()
    expect(search({ suffixes: [0, 4] })).toBeUndefined()
    expect(toSearchRequest(nothing, { ...basis, homeZip: 'V6B 1A1' })).toBeUndefined()
  })
})

describe('choosing a provider', () => {
  const choose = (input: string, replies = {}) =>
    mutation(`selectPrimaryCareProvider(input: ${input}) { message userErrors { code path } }`, replies)
  const refused = (code: string, field: string) => ({
    selectPrimaryCareProvider: { message: null, userErrors: [{ code, path: field.split('.') }] },
  })
  const selections = () => seen().filter(({ call }) => call === 'POST pcp/select')

  it('[CALL-56] [PCP-16] [PCP-18] sends member keys, mm/dd/yyyy, provider and e-mail, and shows the answer', async () => {
    const input = '{ members: [{ suffix: 0, from: "2026-07-01" }], provider: "PR1", emailAddress: "a@b.example" }'
    expect(await choose(input)).toEqual({
      selectPrimaryCareProvider: { message: 'Dr. Good is the primary care provider from 07/01/2026.', userErrors: [] },
    })
    expect(selections().map(({ body }) => body)).toEqual([
      {
        pcpSelectList: [{ memberKey: 'M0', effectiveDate: '07/01/2026' }],
        ...{ providerId: 'PR1', email: 'a@b.example' },
      },
    ])
    await choose('{ members: [{ suffix: 0 }], provider: "PR1" }')
    expect(selections()[1]?.body).toEqual({
      ...{ pcpSelectList: [{ memberKey: 'M0', effectiveDate: '07/01/2026' }], providerId: 'PR1' },
    })
  })

  it('[PCP-17] [PCP-19] sends nothing for a day that is not eligible or a provider who takes no new patients', async () => {
    const on = (date: string, suffix = 0) => `{ suffix: ${suffix}, from: "${date}" }`
    const input = (...members: string[]) => `{ members: [${members.join(', ')}], provider: "PR1" }`
    expect(await choose(input(on('2026-07-02')))).toEqual(refused('DATE_NOT_ELIGIBLE', 'members.0.from'))
    expect(await choose(input('{ suffix: 3 }'))).toEqual(refused('MEMBER_NOT_ELIGIBLE', 'members.0.suffix'))
    expect(await choose(input())).toEqual(refused('INVALID_INPUT', 'members'))
    const full = { 'GET pcp/provider': { json: { ...provider, acceptingNewPatients: false } } }
    const notAvailable = refused('PROVIDER_NOT_AVAILABLE', 'provider')
    expect(await choose(input(on('2026-07-01')), full)).toEqual(notAvailable)
    expect(await choose(input(on('2026-07-01')), unknown)).toEqual(notAvailable)
    expect(selections()).toEqual([])
  })

  it.each([403, 500, 503])('[PCP-11] [ERR-18] tells the screen of a lookup that answered %i', async status => {
    const broken = { 'GET pcp/provider': { json: { code: 'BROKEN', message: 'No.' }, status } }
    expect(await choose('{ members: [{ suffix: 0 }], provider: "PR1" }', broken)).toEqual({
      selectPrimaryCareProvider: { message: null, userErrors: [{ code: 'PROVIDER_LOOKUP_FAILED', path: null }] },
    })
    expect(selections()).toEqual([])
  })

  it('[PCP-17] [PCP-19] tells what the gateway refused, in the names of the input', async () => {
    const refusals = [
      ['PCP_DATE_NOT_ELIGIBLE', 'pcpSelectList.0.effectiveDate', 'DATE_NOT_ELIGIBLE', 'members.0.from'],
      ['PCP_PROVIDER_NOT_AVAILABLE', 'providerId', 'PROVIDER_NOT_AVAILABLE', 'provider'],
      ['BAD_REQUEST', 'email', 'INVALID_INPUT', 'emailAddress'],
    ] as const
    for (const [code, field, mended, named] of refusals) {
      const replies = { 'POST pcp/select': { json: { code, field, message: 'No.' }, status: 400 } }
      const input = '{ members: [{ suffix: 0 }], provider: "PR1", emailAddress: "a@b.example" }'
      expect(await choose(input, replies)).toEqual(refused(mended, named))
    }
  })
})
