import { describe, expect, it } from 'vitest'
import type {
  Claim,
  ClaimPage,
  Eob,
  EobPage,
  EobReference,
  EobsMetadata,
  ErrorBody,
} from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

const TWO_YEARS = 'startDate=2024-06-15&endDate=2026-06-15'
const LIST = `v2/eobs?claimType=M&${TWO_YEARS}`

describe('EOBs', () => {
  const gateway = useGateway()
  const signIn = (persona = 'active') => gateway().signIn(persona)
  const eobs = async (query = 'page=0&size=100', token?: string) =>
    gateway().get<EobPage>(`${LIST}&${query}`, token ?? (await signIn()))

  async function paidClaims(token: string, suffixes: readonly number[], category = 'medical'): Promise<Claim[]> {
    const query = `startDate=2020-01-01&endDate=2026-06-15&page=0&size=100&claimStatus=02`
    const pages = suffixes.map(suffix =>
      gateway().get<ClaimPage>(`claims/${category}?${query}&suffix=${suffix}`, token),
    )
    return (await Promise.all(pages)).flatMap(({ content }) => content)
  }

  it('[CALL-40] [ENT-33] [ENT-34] explain every paid claim of the family once, with the amounts of the claim', async () => {
    const token = await signIn()
    for (const [letter, category, words] of [
      ['M', 'medical', 'Medical'],
      ['D', 'dental', 'Dental'],
      ['V', 'vision', 'Vision'],
    ] as const) {
      const query = `claimType=${letter}&startDate=2020-01-01&endDate=2026-06-15&page=0&size=100`
      const { content, ...envelope } = await gateway().get<EobPage>(`v2/eobs?${query}`, token)
      expect(envelope).toEqual({
        ...{ first: true, last: true, empty: false, number: 0, size: 100, totalPages: 1 },
        ...{ numberOfElements: content.length, totalElements: content.length },
      })
      const claims = await paidClaims(token, [0, 1, 2, 3], category)
      const explained = content.flatMap(eob => eob.claims)
      expect(explained.map(({ id }) => id).toSorted()).toEqual(claims.map(({ id }) => id).toSorted())
      for (const { id, ...told } of explained) {
        const claim = claims.find(one => one.id === id)
        expect(told).toMatchObject({
          firstName: claim?.patientFirstName,
          lastName: claim?.patientLastName,
          providerName: claim?.provider.providerName,
          chargeAmount: claim?.claimDetailTotals.chargeAmountTotal,
          patientResponsibility: claim?.claimDetailTotals.combinedMemberResponsibilityAmount,
        })
      }
      expect(new Set(content.map(({ typeOfClaims }) => typeOfClaims))).toEqual(new Set([words]))
    }
  })

  it('[CALL-40] come by date, latest first, page by page, within the dates asked for', async () => {
    const token = await signIn('manyclaims')
    const whole = await eobs('page=0&size=100', token)
    expect(whole.totalElements).toBeGreaterThan(10)
    const dates = whole.content.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    const second = await eobs('page=1&size=10', token)
    expect(second.content).toEqual(whole.content.slice(10, 20))
    expect([second.first, second.number]).toEqual([false, 1])
    const [from, to] = [dates[4] ?? '', dates[2] ?? '']
    const some = await gateway().get<EobPage>(
      `v2/eobs?claimType=M&startDate=${from}&endDate=${to}&page=0&size=9`,
      token,
    )
    expect(some.content).toEqual(whole.content.slice(2, 5))
  })

  it('[CALL-40] [EOB-04] can be narrowed to those that name a member and to those that name providers', async () => {
    const token = await signIn()
    const { content } = await eobs()
    const metadata = await gateway().get<EobsMetadata>(`eobs/metadata?claimType=M&${TWO_YEARS}`, token)
    for (const { memberKey, firstName } of metadata.members) {
      const own = await eobs(`page=0&size=100&memberKey=${memberKey}`)
      expect(own.content).toEqual(content.filter(({ claims }) => claims.some(claim => claim.firstName === firstName)))
    }
    const [one, two] = metadata.providers
    const some = await eobs(`page=0&size=100&providerIds=${one?.providerId},${two?.providerId}`)
    const names = [one?.providerName, two?.providerName]
    expect(some.content).toEqual(
      content.filter(({ claims }) => claims.some(({ providerName }) => names.includes(providerName))),
    )
  })

  it('[CALL-42] metadata names the members by suffix and the providers by name; a member narrows only the providers', async () => {
    const token = await signIn()
    const path = `eobs/metadata?claimType=M&${TWO_YEARS}`
    const all = await gateway().get<EobsMetadata>(path, token)
    const people = (await eobs()).content.flatMap(({ claims }) => claims)
    expect(new Set(all.members.map(({ firstName }) => firstName))).toEqual(
      new Set(people.map(({ firstName }) => firstName)),
    )
    const keys = all.members.map(({ memberKey }) => memberKey)
    expect(keys).toEqual(keys.toSorted())
    for (const { memberKey, firstName } of all.members) {
      const own = await gateway().get<EobsMetadata>(`${path}&memberKey=${memberKey}`, token)
      expect(own.members).toEqual(all.members)
      const names = people.filter(claim => claim.firstName === firstName).map(({ providerName }) => providerName)
      expect(own.providers.map(({ providerName }) => providerName)).toEqual([...new Set(names)].toSorted())
    }
  })

  it('[CALL-43] [ENT-33] one EOB is the same as in the list, about the subscriber alone or about members', async () => {
    const token = await signIn()
    const { content } = await eobs()
    for (const eob of content) {
      expect(await gateway().get<Eob>(`eobs/eob-detail?documentId=${eob.documentId}`, token)).toEqual(eob)
      const named = new Set(eob.claims.map(({ firstName }) => firstName))
      const about = eob.subscriber === null ? (eob.members ?? []) : [eob.subscriber]
      expect(new Set(about.map(({ firstName }) => firstName))).toEqual(named)
      expect((eob.subscriber === null) === (eob.members === null)).toBe(false)
    }
    expect(content.some(({ subscriber }) => subscriber !== null)).toBe(true)
    expect(content.some(({ members }) => members !== null)).toBe(true)
  })

  it('[CALL-41] [OPEN-46] a claim leads to the EOB that names it, whatever else is asked', async () => {
    const token = await signIn()
    for (const { id } of await paidClaims(token, [0, 1])) {
      const { documentId } = await gateway().get<EobReference>(`v2/eobs?claimId=${id}&page=3`, token)
      const eob = await gateway().get<Eob>(`eobs/eob-detail?documentId=${documentId}`, token)
      expect(eob.claims.map(claim => claim.id)).toContain(id)
    }
  })

  it('[CALL-40] without a claim id everything that a list needs has to be there, and the dates in order', async () => {
    const token = await signIn()
    const whole = { startDate: '2024-06-15', endDate: '2026-06-15', claimType: 'M', page: '0', size: '10' }
    for (const missing of Object.keys(whole)) {
      const query = new URLSearchParams(Object.entries(whole).filter(([name]) => name !== missing))
      const answer = await gateway().call<ErrorBody>(`v2/eobs?${query}`, { token })
      expect([answer.status, answer.json().field]).toEqual([400, missing])
    }
    const turned = 'startDate=2026-06-15&endDate=2026-06-14&claimType=M'
    for (const path of [`v2/eobs?${turned}&page=0&size=10`, `eobs/metadata?${turned}`]) {
      const answer = await gateway().call<ErrorBody>(path, { token })
      expect([answer.status, answer.json().field]).toEqual([400, 'endDate'])
    }
  })

  it("[PERM-26] are the subscriber's: a dependent is refused, even with the own member key", async () => {
    const token = await signIn('dependent')
    const [eob] = (await eobs()).content
    const paths = [
      `${LIST}&page=0&size=10`,
      `eobs/metadata?claimType=M&${TWO_YEARS}`,
      `eobs/eob-detail?documentId=${eob?.documentId}`,
      `eobs/pdf?docId=${eob?.pdfDocumentId}`,
    ]
    for (const path of paths) expect((await gateway().call(path, { token })).status).toBe(403)
  })

  it('[PERM-26] documents and members of another family are answered like those that do not exist', async () => {
    const token = await signIn('termed')
    const [eob] = (await eobs()).content
    const [member] = (await gateway().get<EobsMetadata>(`eobs/metadata?claimType=M&${TWO_YEARS}`, await signIn()))
      .members
    for (const [foreign, unknown] of [
      [`eobs/eob-detail?documentId=${eob?.documentId}`, 'eobs/eob-detail?documentId=EOB1'],
      [`eobs/pdf?docId=${eob?.pdfDocumentId}`, 'eobs/pdf?docId=PDF1'],
      [`${LIST}&page=0&size=10&memberKey=${member?.memberKey}`, `${LIST}&page=0&size=10&memberKey=1`],
      [
        `eobs/metadata?claimType=M&${TWO_YEARS}&memberKey=${member?.memberKey}`,
        `eobs/metadata?claimType=M&${TWO_YEARS}&memberKey=1`,
      ],
    ] as const) {
      const answers = [await gateway().call(foreign, { token }), await gateway().call(unknown, { token })]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect(answers[0]?.text).toBe(answers[1]?.text)
    }
  })
})
