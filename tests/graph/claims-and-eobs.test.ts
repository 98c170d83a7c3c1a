import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealGateway, startRealGateway } from './support/real-gateway.ts'

let gateway: RealGateway
beforeAll(async () => {
  gateway = await startRealGateway()
})
afterAll(() => gateway.close())

const example = (name: string) =>
  readFileSync(new URL(`../../gateway-graph/examples/${name}.graphql`, import.meta.url), 'utf8')
const cents = (money: string) => Number(money.replace('.', ''))

/** What the tests read of an answer. */
interface Line {
  sequenceNumber: number
  [amount: string]: unknown
}
interface Claim {
  id: string
  claimStatus: string
  memberSuffix: number
  lines: Line[]
  totals: { chargeAmountTotal: string; paidAmountTotal: string; combinedMemberResponsibilityAmount: string }
  eob: { documentId: string; pdfPath: string } | null
}

describe('claims and EOBs of the reference gateway', () => {
  it('[ENT-29] [ENT-30] come with lines that add up to their totals, and lead to their EOBs', async () => {
    const person = await gateway.signedIn('manyclaims')
    const { data, errors } = await person.ask(example('claims'), { size: 100 })
    expect(errors).toEqual([])
    const { claims, claimTypes } = Object(data?.viewer)
    expect(claimTypes).toEqual(['MEDICAL', 'DENTAL', 'VISION'])
    expect(claims.totalElements).toBeGreaterThan(40)
    for (const { lines, totals, claimStatus, eob } of claims.content as Claim[]) {
      const sum = (name: string) => lines.reduce((total, line) => total + cents(String(line[name])), 0)
      expect(sum('chargeAmount')).toBe(cents(totals.chargeAmountTotal))
      expect(sum('paidAmount')).toBe(cents(totals.paidAmountTotal))
      expect(sum('combinedMemberResponsibilityAmount')).toBe(cents(totals.combinedMemberResponsibilityAmount))
      expect(eob !== null).toBe(claimStatus === 'Paid')
    }
  })

  it('[MEMBER-18] [CLAIM-03] come as one list of the whole family, each person’s as alone, page by page', async () => {
    const person = await gateway.signedIn('active')
    const asked = async (filter: string, more = '') => {
      const { data, errors } = await person.ask(
        `{ viewer { claims(filter: { ${filter} } ${more}) { totalElements missing { memberSuffix }
          content { id memberSuffix serviceDate } } } }`,
      )
      expect(errors).toEqual([])
      return Object(data?.viewer).claims
    }
    type Listed = Pick<Claim, 'id' | 'memberSuffix'> & { serviceDate: string }
    const whole = await asked('type: MEDICAL', 'size: 100')
    const walked: Listed[] = []
    for (let page = 0; walked.length < whole.totalElements; page++)
      walked.push(...(await asked('type: MEDICAL', `size: 3, page: ${page}`)).content)
    expect(walked).toEqual(whole.content)
    const dates = walked.map(({ serviceDate }) => serviceDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(whole.missing).toEqual([])
    for (const suffix of [0, 1, 2, 3]) {
      const alone = await asked(`type: MEDICAL, memberSuffix: ${suffix}`, 'size: 100')
      expect(alone.content.length).toBeGreaterThan(0)
      expect(walked.filter(({ memberSuffix }) => memberSuffix === suffix)).toEqual(alone.content)
    }
  })

  it('one claim is found by its address, and no other way', async () => {
    const person = await gateway.signedIn('active')
    const list = await person.ask(
      '{ viewer { claims(filter: { memberSuffix: 0 }, size: 1) { content { id memberSuffix } } } }',
    )
    const [{ id }] = Object(list.data?.viewer).claims.content
    const ask = (type: string, suffix: number) =>
      person.ask(`{ viewer { claim(type: ${type}, id: "${id}", memberSuffix: ${suffix}) { id } } }`)
    expect((await ask('MEDICAL', 0)).data?.viewer).toEqual({ claim: { id } })
    for (const wrong of [await ask('DENTAL', 0), await ask('MEDICAL', 1)]) {
      expect(wrong.data?.viewer).toEqual({ claim: null })
      expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', status: 404, area: 'claims' })
    }
  })

  it('EOBs page, and each is the same when asked for alone', async () => {
    const person = await gateway.signedIn('manyclaims')
    const { data, errors } = await person.ask(example('eobs'), { size: 2, page: 1 })
    expect(errors).toEqual([])
    const { eobs } = Object(data?.viewer)
    expect(eobs.content).toHaveLength(2)
    expect(eobs.totalPages).toBe(Math.ceil(eobs.totalElements / 2))
    const [eob] = eobs.content
    const fields =
      'documentId pdfPath date typeOfClaims people { firstName middleInitial lastName } claims { id firstName providerName chargeAmount patientResponsibility amountOwed }'
    const alone = await person.ask(`{ viewer { eob(documentId: "${eob.documentId}") { ${fields} } } }`)
    expect(Object(alone.data?.viewer).eob).toEqual(eob)
  })

  it('[PERM-26] a dependent has the own claims without EOBs, and is refused all else', async () => {
    const person = await gateway.signedIn('dependent')
    const { data, errors } = await person.ask(example('claims'))
    expect(errors).toEqual([])
    const { content } = Object(data?.viewer).claims as { content: Claim[] }
    expect(content.length).toBeGreaterThan(0)
    expect(content.every(({ memberSuffix, eob }) => memberSuffix === 1 && eob === null)).toBe(true)
    const refused = await person.ask(
      `{ viewer { claims(filter: { memberSuffix: 0 }) { empty } eobs { empty } eobFilters { members { firstName } } eobByClaim(claimId: "C1") { date } } }`,
    )
    expect(refused.data?.viewer).toEqual({ claims: null, eobs: null, eobFilters: null, eobByClaim: null })
    expect(new Set(refused.errors.map(({ extensions }) => extensions?.status))).toEqual(new Set([403]))
  })

  it('a range that ends before it starts is the code of an input error', async () => {
    const person = await gateway.signedIn('active')
    const filter = 'filter: { startDate: "2026-02-01", endDate: "2026-01-31" }'
    const { data, errors } = await person.ask(`{ viewer { claims(${filter}) { empty } eobs(${filter}) { empty } } }`)
    expect(data?.viewer).toEqual({ claims: null, eobs: null })
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
  })
})
