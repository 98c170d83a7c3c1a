import { describe, expect, it } from 'vitest'
import { asking } from '../testing/asking.ts'
import { history, provider } from '../testing/care-fixture.ts'
import { pcpMember } from '../testing/fixture.ts'
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
const fields = `providerId providerName providerGroupName title acceptingNewPatients distance specialty languages ${locations}`

describe('a member’s primary care', () => {
  it('[PCP-08] [CALL-52] [CALL-54] [ENT-35] [ENT-38] gives the selected provider and the history, newest first', async () => {
    const asked = `primaryCareMember(memberSuffix: 0) {
      memberKey memberSuffix firstName lastName eligible eligibleDates providerName provider { ${fields} }
      history { providerId providerName providerTitle beginDate endDate time selected terminationReason ${locations} }
    }`
    const entry = {
      ...{ providerId: 'PR1', providerName: 'Dr. Good', providerTitle: 'MD' },
      locations: provider.locations,
    }
    expect(await viewer(asked, withProvider)).toEqual({
      primaryCareMember: {
        ...{ memberKey: 'M0', memberSuffix: 0, firstName: 'Robin', lastName: 'Sample', eligible: true },
        ...{ eligibleDates: ['2026-07-01'], providerName: 'Dr. Good', provider },
        history: [
          {
            ...entry,
            beginDate: '2024-01-01',
            endDate: null,
            time: 'CURRENT',
            selected: true,
            terminationReason: null,
          },
          {
            ...entry,
            beginDate: '2022-01-01',
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
    expect(
      await viewer('primaryCareMember(memberSuffix: 0) { provider { providerName } history { providerId } }'),
    ).toEqual({
      primaryCareMember: { provider: null, history: [] },
    })
    expect(seen().map(({ call }) => call)).not.toContain('GET pcp/provider')
    expect(await viewer('primaryCareMember(memberSuffix: 7) { firstName }')).toEqual({ primaryCareMember: null })
  })

  it('[PCP-10] [PCP-11] falls back to a name-only provider when the lookup answers 404, or to null without a name', async () => {
    const nameOnly = {
      ...{ providerId: null, providerName: 'Dr. Good', providerGroupName: null, title: null, specialty: null },
      ...{ acceptingNewPatients: null, distance: null, languages: [], locations: [] },
    }
    const member = `primaryCareMember(memberSuffix: 0) { provider { ${fields} } }`
    expect(await viewer(member, { ...withProvider, ...unknown })).toEqual({ primaryCareMember: { provider: nameOnly } })
    const named = (name: string) => `primaryCareProvider(providerId: "PR9"${name}) { ${fields} }`
    expect(await viewer(named(', providerName: "Dr. Good"'), unknown)).toEqual({ primaryCareProvider: nameOnly })
    expect(await viewer(named(''), unknown)).toEqual({ primaryCareProvider: null })
    expect(await viewer(named(''))).toEqual({ primaryCareProvider: provider })
  })
})

describe('finding a provider', () => {
  it('[CALL-57] [PCP-12] [PCP-13] [ENT-34] asks for the viewer near home by default, and gives a page', async () => {
    const page = 'first last empty number numberOfElements size totalElements totalPages'
    expect(await viewer(`primaryCareProviders { content { providerName distance } ${page} }`)).toEqual({
      primaryCareProviders: {
        content: [{ providerName: 'Dr. Good', distance: 1.5 }],
        ...{ first: true, last: true, empty: false, number: 0, numberOfElements: 1 },
        ...{ size: 10, totalElements: 1, totalPages: 1 },
      },
    })
    expect(seen().at(-1)).toMatchObject({
      call: 'POST pcp/search',
      query: { page: '0', size: '10' },
      body: { members: [{ memberKey: 'M0', effectiveDate: '2026-07-01' }], radius: 25, zip: '97000' },
    })
    const search =
      '{ memberSuffixes: [0], effectiveDate: "2026-07-01", radius: 5, zip: "97205", searchString: "heart" }'
    await viewer(`primaryCareProviders(search: ${search}, page: 3, size: 20) { empty }`)
    expect(seen().at(-1)).toMatchObject({
      query: { page: '3', size: '20' },
      body: { radius: 5, zip: '97205', searchString: 'heart' },
    })
  })

  it('[PCP-17] does not ask the gateway for a start date that is not eligible', async () => {
    expect(await viewer('primaryCareProviders(search: { effectiveDate: "2026-07-02" }) { empty }')).toEqual({
      primaryCareProviders: null,
    })
    expect(seen().map(({ call }) => call)).not.toContain('POST pcp/search')
  })

  it('[PCP-12] [PCP-17] defaults to the first day on which all selected members are eligible', () => {
    const child = { ...pcpMember, memberKey: 'M1', suffix: 1, eligibleDates: ['2026-09-01', '2026-08-01'] }
    const parent = { ...pcpMember, eligibleDates: ['2026-07-01', '2026-08-01', '2026-09-01'] }
    const from = { members: [parent, child], ownSuffix: 0, homeZip: '97000-1234' }
    const nothing = { memberSuffixes: null, effectiveDate: null, radius: 25, zip: null, searchString: null }
    const search = (differs: object) => toSearchRequest({ ...nothing, ...differs }, from)
    expect(search({})).toEqual({
      ...{ members: [{ memberKey: 'M0', effectiveDate: '2026-07-01' }], radius: 25, zip: '97000' },
    })
    expect(search({ memberSuffixes: [1, 0] })?.members.map(({ effectiveDate }) => effectiveDate)).toEqual([
      ...['2026-08-01', '2026-08-01'],
    ])
    expect(search({ memberSuffixes: [0, 1], effectiveDate: '2026-07-01' })).toBeUndefined()
    expect(search({ memberSuffixes: [0, 4] })).toBeUndefined()
    expect(toSearchRequest(nothing, { ...from, homeZip: 'V6B 1A1' })).toBeUndefined()
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
    const input =
      '{ members: [{ memberSuffix: 0, effectiveDate: "2026-07-01" }], providerId: "PR1", emailAddress: "a@b.example" }'
    expect(await choose(input)).toEqual({
      selectPrimaryCareProvider: { message: 'Dr. Good is the primary care provider from 07/01/2026.', userErrors: [] },
    })
    expect(selections().map(({ body }) => body)).toEqual([
      {
        pcpSelectList: [{ memberKey: 'M0', effectiveDate: '07/01/2026' }],
        ...{ providerId: 'PR1', email: 'a@b.example' },
      },
    ])
    await choose('{ members: [{ memberSuffix: 0 }], providerId: "PR1" }')
    expect(selections()[1]?.body).toEqual({
      ...{ pcpSelectList: [{ memberKey: 'M0', effectiveDate: '07/01/2026' }], providerId: 'PR1' },
    })
  })

  it('[PCP-17] [PCP-19] sends nothing for a day that is not eligible or a provider who takes no new patients', async () => {
    const on = (date: string, suffix = 0) => `{ memberSuffix: ${suffix}, effectiveDate: "${date}" }`
    const input = (...members: string[]) => `{ members: [${members.join(', ')}], providerId: "PR1" }`
    expect(await choose(input(on('2026-07-02')))).toEqual(refused('DATE_NOT_ELIGIBLE', 'members.0.effectiveDate'))
    expect(await choose(input('{ memberSuffix: 3 }'))).toEqual(refused('MEMBER_NOT_ELIGIBLE', 'members.0.memberSuffix'))
    expect(await choose(input())).toEqual(refused('INVALID_INPUT', 'members'))
    const full = { 'GET pcp/provider': { json: { ...provider, acceptingNewPatients: false } } }
    const notAvailable = refused('PROVIDER_NOT_AVAILABLE', 'providerId')
    expect(await choose(input(on('2026-07-01')), full)).toEqual(notAvailable)
    expect(await choose(input(on('2026-07-01')), unknown)).toEqual(notAvailable)
    expect(selections()).toEqual([])
  })

  it.each([403, 500, 503])('[PCP-11] [ERR-18] tells the screen of a lookup that answered %i', async status => {
    const broken = { 'GET pcp/provider': { json: { code: 'BROKEN', message: 'No.' }, status } }
    expect(await choose('{ members: [{ memberSuffix: 0 }], providerId: "PR1" }', broken)).toEqual({
      selectPrimaryCareProvider: { message: null, userErrors: [{ code: 'PROVIDER_LOOKUP_FAILED', path: null }] },
    })
    expect(selections()).toEqual([])
  })

  it('[PCP-17] [PCP-19] tells what the gateway refused, in the names of the input', async () => {
    const refusals = [
      ['PCP_DATE_NOT_ELIGIBLE', 'pcpSelectList.0.effectiveDate', 'DATE_NOT_ELIGIBLE', 'members.0.effectiveDate'],
      ['PCP_PROVIDER_NOT_AVAILABLE', 'providerId', 'PROVIDER_NOT_AVAILABLE', 'providerId'],
      ['BAD_REQUEST', 'email', 'INVALID_INPUT', 'emailAddress'],
    ] as const
    for (const [code, field, mended, named] of refusals) {
      const replies = { 'POST pcp/select': { json: { code, field, message: 'No.' }, status: 400 } }
      const input = '{ members: [{ memberSuffix: 0 }], providerId: "PR1", emailAddress: "a@b.example" }'
      expect(await choose(input, replies)).toEqual(refused(mended, named))
    }
  })
})
