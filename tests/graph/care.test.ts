import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealGateway, startRealGateway } from './support/real-gateway.ts'

let gateway: RealGateway
beforeAll(async () => {
  gateway = await startRealGateway()
})
afterAll(() => gateway.close())

const LISTS = `{ viewer { primaryCare {
  withProvider { suffix providerName } withoutProvider { suffix } eligible subscriberHasHistory
} } }`
/** What Home, the list and the page of the subscriber ask for. */
const PROVIDERS = `{ viewer {
  family { member(suffix: 0) { primaryCare {
    eligibleDates providerName coming { providerName startDate } provider { name }
  } } }
  primaryCare { withProvider { suffix providerName coming { providerName startDate } } }
} }`
const choose = (suffix: number, provider: string) => `mutation {
  selectPrimaryCareProvider(input: { members: [{ suffix: ${suffix} }], provider: "${provider}" }) {
    message userErrors { code path }
  }
}`

describe('care on the reference gateway', () => {
  it('[PCP-05] [PCP-18] [HOME-26] a member who chooses a found provider moves to those who have one', async () => {
    const person = await gateway.signedIn('active')
    const suffixes = async () => {
      const { withProvider, withoutProvider } = Object((await person.ask(LISTS)).data?.viewer).primaryCare
      return [withProvider, withoutProvider].map(list => list.map((member: { suffix: number }) => member.suffix))
    }
    expect(await suffixes()).toEqual([
      [0, 1],
      [2, 3],
    ])
    const search = '{ suffixes: [2], radius: 100, zip: "97205", searchString: "pediatrics" }'
    const found = await person.ask(`{ viewer { primaryCareProviders(search: ${search}, first: 50) {
      nodes { number name acceptingNewPatients specialty }
    } } }`)
    const { nodes } = Object(found.data?.viewer).primaryCareProviders
    const [free] = nodes.filter((each: { acceptingNewPatients: boolean }) => each.acceptingNewPatients)
    const [full] = nodes.filter((each: { acceptingNewPatients: boolean }) => !each.acceptingNewPatients)
    expect((await person.ask(choose(2, full.number))).data).toEqual({
      selectPrimaryCareProvider: {
        message: null,
        userErrors: [{ code: 'PROVIDER_NOT_AVAILABLE', path: ['provider'] }],
      },
    })
    expect((await person.ask(choose(0, free.number))).data).toEqual({
      selectPrimaryCareProvider: {
        message: null,
        userErrors: [{ code: 'PROVIDER_NOT_AVAILABLE', path: ['provider'] }],
      },
    })
    const { data } = await person.ask(choose(2, free.number))
    expect(Object(data).selectPrimaryCareProvider).toEqual({
      message: expect.stringContaining(free.name),
      userErrors: [],
    })
    expect(await suffixes()).toEqual([[0, 1, 2], [3]])
    const child = await person.ask(
      `{ viewer { family { member(suffix: 2) { primaryCare {
        eligibleDates providerName coming { providerNumber startDate }
      } } } } }`,
    )
    const { eligibleDates, ...chosen } = Object(child.data?.viewer).family.member.primaryCare
    expect(chosen).toEqual({
      ...{ providerName: null, coming: { providerNumber: free.number, startDate: eligibleDates[0] } },
    })
  })

  it.each([...['America/Los_Angeles', 'Asia/Tokyo']])(
    '[MEMBER-06] [PCP-18] Home, list and page have the old provider to the last instant in %s, and then the new one',
    async timeZone => {
      const person = await gateway.signedIn('active', 2)
      const before = Object((await person.ask(PROVIDERS)).data?.viewer)
      const { eligibleDates, providerName: old } = before.family.member.primaryCare
      const [startDate] = eligibleDates
      expect((await person.ask(choose(0, 'P10001'))).data).toMatchObject({
        selectPrimaryCareProvider: { userErrors: [] },
      })
      const chosen = 'Amelia Hartmann'

      const told = async (day: string, time: string) => {
        const now = new Date(`${day}T${time}${timeZone === 'Asia/Tokyo' ? '+09:00' : '-08:00'}`)
        const { data } = await person.ask(PROVIDERS, {}, { clock: { now: () => now, timeZone } })
        const { family, primaryCare } = Object(data?.viewer)
        const page = family.member.primaryCare
        const [listed] = primaryCare.withProvider
        expect([listed.providerName, listed.coming]).toEqual([page.providerName, page.coming])
        expect(page.provider.name).toBe(page.providerName)
        return { today: page.providerName, coming: page.coming?.providerName }
      }
      const lastDay = new Date(Date.parse(startDate) - 86_400_000).toISOString().slice(0, 10)
      expect(await told(lastDay, '00:00:00.000')).toEqual({ today: old, coming: chosen })
      expect(await told(lastDay, '23:59:59.999')).toEqual({ today: old, coming: chosen })
      expect(await told(startDate, '00:00:00.000')).toEqual({ today: chosen, coming: undefined })
    },
  )

  it('[PERM-26] a dependent neither sees nor chooses for anybody else', async () => {
    const person = await gateway.signedIn('dependent')
    expect((await person.ask(choose(0, 'P10001'))).data).toEqual({
      selectPrimaryCareProvider: {
        ...{ message: null, userErrors: [{ code: 'MEMBER_NOT_ELIGIBLE', path: ['members', '0', 'suffix'] }] },
      },
    })
    const { data, errors } = await person.ask(
      '{ viewer { family { member(suffix: 0) { idCards { memberName } } hasReferrals } } }',
    )
    expect(data?.viewer).toEqual({ family: { member: null, hasReferrals: false } })
    expect(errors).toEqual([])
  })

  it('[REFERRAL-02] [REFERRAL-03] [REFERRAL-04] every offered filter finds what it offers, page by page', async () => {
    const person = await gateway.signedIn('active')
    const offered = await person.ask(
      '{ viewer { family { referralChoices { patients { id } statuses { status } providers { number } } } } }',
    )
    const { patients, statuses, providers } = Object(offered.data?.viewer).family.referralChoices
    const filters = [
      ...patients.map(({ id }: { id: string }) => `patient: "${id}"`),
      ...statuses.map(({ status }: { status: string }) => `status: ${status}`),
      ...providers.map(({ number }: { number: string }) => `provider: "${number}"`),
    ]
    expect(filters.length).toBeGreaterThan(8)
    for (const filter of filters) {
      const { data } = await person.ask(
        `{ viewer { family { referrals(filter: { ${filter} }, first: 1) {
          totalCount pageInfo { hasPreviousPage hasNextPage } nodes { number }
        } } } }`,
      )
      const { totalCount, pageInfo, nodes } = Object(data?.viewer).family.referrals
      expect([totalCount > 0, nodes.length, pageInfo]).toEqual([
        ...[true, 1, { hasPreviousPage: false, hasNextPage: totalCount > 1 }],
      ])
    }
  })

  it('[IDCARD-02] [IDCARD-03] a termed member has no card, and no way to order one', async () => {
    const person = await gateway.signedIn('termed')
    const { data, errors } = await person.ask(
      '{ viewer { member { idCardCategories idCards { planName } offeredIdCards { planName } } } }',
    )
    expect(errors).toEqual([])
    expect(data?.viewer).toEqual({ member: { idCardCategories: [], idCards: [], offeredIdCards: [] } })
    const order = await person.ask('mutation { requestIdCard(input: { category: MEDICAL }) { message } }')
    expect(order.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', area: 'id-cards' })
  })
})
