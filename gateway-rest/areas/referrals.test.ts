import { describe, expect, it } from 'vitest'
import type {
  Account,
  ClaimPage,
  ErrorBody,
  ReferralMetadata,
  ReferralPage,
} from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('referrals', () => {
  const gateway = useGateway()
  const list = async (query = '', persona = 'active') =>
    gateway().get<ReferralPage>(`referrals?page=0&size=50${query}`, await gateway().signIn(persona))
  const metadata = async (query = '', persona = 'active') =>
    gateway().get<ReferralMetadata>(`referrals/metadata${query}`, await gateway().signIn(persona))
  const keysOf = async (persona: string) =>
    (await gateway().get<Account>('account', await gateway().signIn(persona))).members.map(one => one.memberKey)

  it('[CALL-45] [ENT-34] [OPEN-42] pages from 0, latest first, every field there', async () => {
    const all = await list()
    expect(all.content.length).toBeGreaterThan(4)
    expect(all).toMatchObject({ first: true, last: true, number: 0, size: 50, totalElements: all.content.length })
    const dates = all.content.map(referral => referral.effectiveDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(all.content[0]).toEqual({
      id: expect.stringMatching(/^RF/),
      memberKey: expect.any(String),
      memberName: expect.stringMatching(/^\S+ \S+/),
      referringProvider: { providerId: expect.any(String), providerName: expect.any(String) },
      referredToProvider: { providerId: expect.any(String), providerName: expect.any(String) },
      statusCode: 'PN',
      statusDescription: 'Pending',
      effectiveDate: '2026-06-12',
      expirationDate: '2026-12-09',
      visitsAllowed: expect.any(Number),
      visitsUsed: 0,
    })
    const token = await gateway().signIn('active')
    const second = await gateway().get<ReferralPage>('referrals?page=1&size=2', token)
    expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(2, 4).map(({ id }) => id))
    expect(second).toMatchObject({ first: false, last: false, number: 1, totalElements: all.totalElements })
    expect(await list('', 'dentalonly')).toMatchObject({ content: [], empty: true, totalPages: 0 })
  })

  it('[CALL-45] narrows down by member, state, provider and time, each alone and together', async () => {
    const all = (await list()).content
    const [, , child] = await keysOf('active')
    const provider = all[0]?.referredToProvider.providerId
    const cases: [string, (referral: (typeof all)[number]) => boolean][] = [
      [`&memberKey=${child}`, referral => referral.memberKey === child],
      ['&statusCode=AP', referral => referral.statusCode === 'AP'],
      [
        `&providerId=${provider}`,
        ({ referringProvider, referredToProvider }) =>
          [referringProvider.providerId, referredToProvider.providerId].includes(provider ?? ''),
      ],
      ['&excludeExpired=true', referral => referral.expirationDate >= '2026-06-15'],
      ['&excludeExpired=false', () => true],
      [
        `&statusCode=AP&excludeExpired=true&memberKey=${child}`,
        referral =>
          referral.statusCode === 'AP' && referral.expirationDate >= '2026-06-15' && referral.memberKey === child,
      ],
    ]
    for (const [query, isWanted] of cases) {
      const wanted = all.filter(isWanted)
      expect(wanted.length).toBeGreaterThan(0)
      const found = await list(query)
      expect([query, found.content, found.totalElements]).toEqual([query, wanted, wanted.length])
    }
    expect(all.some(referral => referral.expirationDate < '2026-06-15')).toBe(true)
  })

  it('[CALL-46] names members, states and providers that occur', async () => {
    const all = (await list()).content
    const { members, statuses, providers } = await metadata()
    expect(members.map(({ memberKey }) => memberKey)).toEqual([...new Set(all.map(one => one.memberKey))].sort())
    expect(members[0]).toMatchObject({
      suffix: 0,
      memberName: all.find(one => one.memberKey.endsWith('00'))?.memberName,
    })
    expect(statuses.map(({ statusDescription }) => statusDescription)).toEqual([
      'Approved',
      'Cancelled',
      'Denied',
      'Pending',
    ])
    const names = new Set(all.flatMap(one => [one.referringProvider.providerName, one.referredToProvider.providerName]))
    expect(providers.map(({ providerName }) => providerName)).toEqual([...names].sort())
    const child = members.at(-1)?.memberKey
    const narrowed = await metadata(`?memberKey=${child}`)
    expect(narrowed.members).toEqual(members)
    expect(narrowed.statuses).toEqual([{ statusCode: 'AP', statusDescription: 'Approved' }])
    expect(narrowed.providers.length).toBeLessThan(providers.length)
  })

  it('[ENT-34] visits used are the claims of that provider in the time of the referral, and never too many', async () => {
    const token = await gateway().signIn('active')
    const { content } = await gateway().get<ClaimPage>(
      'claims/medical?suffix=0&startDate=2024-06-15&endDate=2026-06-15&page=0&size=100',
      token,
    )
    const own = (await list('&statusCode=AP')).content.filter(({ memberKey }) => memberKey.endsWith('00'))
    for (const referral of own) {
      const visits = content.filter(
        claim =>
          claim.provider.providerId === referral.referredToProvider.providerId &&
          claim.claimStatusCode !== '03' &&
          claim.serviceDateFrom >= referral.effectiveDate &&
          claim.serviceDateFrom <= referral.expirationDate,
      )
      expect(referral.visitsUsed).toBe(visits.length)
      expect(referral.visitsUsed).toBeLessThanOrEqual(referral.visitsAllowed)
    }
    expect(own.some(referral => referral.visitsUsed > 0)).toBe(true)
  })

  it("[PERM-26] refuses another family's member, and a dependent anybody else", async () => {
    const [stranger] = await keysOf('termed')
    const [subscriber] = await keysOf('active')
    const asking = { active: await gateway().signIn('active'), minor: await gateway().signIn('minor') }
    for (const path of ['referrals?page=0&size=10&', 'referrals/metadata?']) {
      const foreign = await gateway().call<ErrorBody>(`${path}memberKey=${stranger}`, { token: asking.active })
      expect([foreign.status, foreign.json().field]).toEqual([404, 'memberKey'])
      const unknown = await gateway().call(`${path}memberKey=nobody`, { token: asking.active })
      expect(unknown.text).toBe(foreign.text)
      expect((await gateway().call(`${path}memberKey=${subscriber}`, { token: asking.minor })).status).toBe(403)
    }
    const own = await list('', 'minor')
    expect(new Set(own.content.map(({ memberKey }) => memberKey))).toEqual(new Set(await keysOf('minor')))
  })

  it('a filter that breaks the contract answers 400 and names it', async () => {
    const token = await gateway().signIn('active')
    for (const [query, field] of [
      ['page=0&size=10&statusCode=XX', 'statusCode'],
      ['page=0&size=10&excludeExpired=1', 'excludeExpired'],
      ['page=-1&size=10', 'page'],
      ['page=0', 'size'],
    ]) {
      const answer = await gateway().call<ErrorBody>(`referrals?${query}`, { token })
      expect([answer.status, answer.json().field]).toEqual([400, field])
    }
  })
})
