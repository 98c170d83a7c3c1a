import { describe, expect, it } from 'vitest'
import type { Claim, ClaimPage, ClaimsMetadata, ErrorBody } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const TWO_YEARS = 'startDate=2024-06-15&endDate=2026-06-15'
const LETTERS = { medical: 'M', dental: 'D', vision: 'V' } as const
const CATEGORIES = ['medical', 'dental', 'vision'] as const

describe('claims beyond the first page', () => {
  const gateway = useGateway()
  const signIn = (persona = 'manyclaims') => gateway().signIn(persona)
  const list = async (category: string, query: string, token: string) =>
    gateway().get<ClaimPage>(`claims/${category}?suffix=0&${TWO_YEARS}&${query}`, token)

  it('[CALL-37] [OPEN-39] pages of ten put together are the whole list, each claim once', async () => {
    const token = await signIn()
    const whole = await list('medical', 'page=0&size=100', token)
    expect(whole.totalElements).toBeGreaterThan(40)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.totalElements / 10) }, (_, page) =>
        list('medical', `page=${page}&size=10`, token),
      ),
    )
    expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(whole.content.map(({ id }) => id))
    expect(pages.map(({ first }) => first).indexOf(true)).toBe(0)
    expect(pages.filter(({ last }) => last)).toEqual([pages.at(-1)])
  })

  it('[CALL-37] [CLAIM-07] every state is there, and all filters hold together', async () => {
    const token = await signIn()
    for (const category of CATEGORIES) {
      const { content } = await list(category, 'page=0&size=100', token)
      expect(new Set(content.map(claim => claim.claimStatusCode))).toEqual(new Set(['01', '02', '03']))
    }
    const { content } = await list('medical', 'page=0&size=100', token)
    const chosen = [...new Set(content.map(claim => claim.provider.providerId))].slice(0, 2)
    const both = await list('medical', `page=0&size=100&claimStatus=03&providerIds=${chosen.join(',')}`, token)
    const expected = content.filter(
      ({ claimStatusCode, provider }) => claimStatusCode === '03' && chosen.includes(provider.providerId),
    )
    expect(expected).toHaveLength(1)
    expect(both.content).toEqual(expected)
  })

  it('[CALL-38] one claim is the same as in the list', async () => {
    const token = await signIn()
    for (const category of CATEGORIES) {
      for (const claim of (await list(category, 'page=0&size=5', token)).content) {
        expect(await gateway().get<Claim>(`claims/${category}/${claim.id}?suffix=0`, token)).toEqual(claim)
      }
    }
  })

  it('[CALL-38] [PERM-26] a claim of another type, member or family is answered like one that does not exist', async () => {
    const token = await signIn()
    const [claim] = (await list('medical', 'page=0&size=1', token)).content
    const tried = [
      [`claims/dental/${claim?.id}?suffix=0`, token],
      [`claims/medical/${claim?.id}?suffix=1`, token],
      [`claims/medical/${claim?.id}?suffix=0`, await signIn('active')],
      ['claims/medical/C1?suffix=0', token],
    ] as const
    const answers = await Promise.all(tried.map(([path, by]) => gateway().call(path, { token: by })))
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, answers[0]?.text])
    const dependent = await signIn('dependent')
    expect((await gateway().call(`claims/medical/${claim?.id}?suffix=0`, { token: dependent })).status).toBe(403)
    expect((await gateway().call(`claims/medical/C'1?suffix=0`, { token })).status).toBe(400)
  })

  it('[CALL-39] [CONST-02] metadata names exactly the providers and states of the list, in order', async () => {
    const token = await signIn()
    for (const category of CATEGORIES) {
      const { content } = await list(category, 'page=0&size=100', token)
      const metadata = await gateway().get<ClaimsMetadata>(
        `claims/metadata?claimType=${LETTERS[category]}&suffix=0&${TWO_YEARS}`,
        token,
      )
      const providers = new Map(content.map(({ provider }) => [provider.providerId, provider]))
      expect(new Map(metadata.providers.map(one => [one.providerId, one]))).toEqual(providers)
      const names = metadata.providers.map(({ providerName }) => providerName)
      expect(names).toEqual(names.toSorted())
      expect(metadata.statuses).toEqual([
        { claimStatusCode: '01', claimStatusDescription: 'In Process' },
        { claimStatusCode: '02', claimStatusDescription: 'Paid' },
        { claimStatusCode: '03', claimStatusDescription: 'Denied' },
      ])
    }
    const none = await gateway().get(
      'claims/metadata?claimType=U&suffix=0&startDate=2026-01-01&endDate=2026-01-01',
      token,
    )
    expect(none).toEqual({ providers: [], statuses: [] })
  })

  it('[CALL-39] [PERM-26] metadata is for the same eyes as the claims', async () => {
    const path = `claims/metadata?claimType=M&${TWO_YEARS}`
    const dependent = await signIn('dependent')
    expect((await gateway().call(`${path}&suffix=1`, { token: dependent })).status).toBe(200)
    expect((await gateway().call(`${path}&suffix=0`, { token: dependent })).status).toBe(403)
    expect((await gateway().call(`${path}&suffix=7`, { token: await signIn() })).status).toBe(404)
  })

  it('dates that end before they start are refused by name, and one day is a range', async () => {
    const token = await signIn()
    const turned = 'startDate=2026-06-15&endDate=2026-06-14&suffix=0'
    for (const path of [`claims/vision?${turned}&page=0&size=10`, `claims/metadata?claimType=V&${turned}`]) {
      const answer = await gateway().call<ErrorBody>(path, { token })
      expect([answer.status, answer.json().field]).toEqual([400, 'endDate'])
      expect((await gateway().call(path.replace('06-14', '06-15'), { token })).status).toBe(200)
      expect((await gateway().call(path.replace('2026-06-15', '2026-02-30'), { token })).status).toBe(400)
    }
  })
})
