import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type RealGateway, startRealGateway } from './support/real-gateway.ts'

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
  number: number
  [amount: string]: unknown
}
interface Claim {
  number: string
  status: string
  patientSuffix: number
  lines: Line[]
  totals: { charged: string; planPaid: string; owed: string }
  explanation: { number: string; pdfPath: string } | null
}

describe('claims and EOBs of the reference gateway', () => {
  it('[ENT-29] [ENT-30] come with lines that add up to their totals, and lead to their EOBs', async () => {
    const person = await gateway.signedIn('manyclaims')
    const found: Claim[] = []
    for (let after: string | null = null; ; ) {
      const { data, errors } = await person.ask(example('claims'), { first: 10, after })
      expect(errors).toEqual([])
      const { claims, claimTypes } = Object(data?.viewer).family
      expect(claimTypes).toEqual(['MEDICAL', 'DENTAL', 'VISION'])
      expect(claims.totalCount).toBeGreaterThan(40)
      found.push(...claims.nodes)
      after = claims.pageInfo.endCursor
      if (!claims.pageInfo.hasNextPage) break
    }
    expect(found.length).toBeGreaterThan(40)
    for (const { lines, totals, status, explanation } of found) {
      const sum = (name: string) => lines.reduce((total, line) => total + cents(String(line[name])), 0)
      expect(sum('charged')).toBe(cents(totals.charged))
      expect(sum('planPaid')).toBe(cents(totals.planPaid))
      expect(sum('owed')).toBe(cents(totals.owed))
      expect(explanation !== null).toBe(status === 'PAID')
    }
  })

  it('[MEMBER-18] [CLAIM-03] come as one list of the whole family, each person’s as alone, page by page', async () => {
    const person = await gateway.signedIn('active')
    const asked = async (part: string) => {
      const { data, errors } = await person.ask(
        `{ viewer { family { claims(filter: { type: MEDICAL }, ${part}) { totalCount missing { reason }
          pageInfo { hasNextPage endCursor } nodes { number patientSuffix serviceDate } } } } }`,
      )
      expect(errors).toEqual([])
      return Object(data?.viewer).family.claims
    }
    type Listed = Pick<Claim, 'number' | 'patientSuffix'> & { serviceDate: string }
    const whole = await asked('first: 100')
    const walked: Listed[] = []
    for (let part = await asked('first: 3'); ; part = await asked(`first: 3, after: "${part.pageInfo.endCursor}"`)) {
      walked.push(...part.nodes)
      if (!part.pageInfo.hasNextPage) break
    }
    expect(walked).toEqual(whole.nodes)
    const dates = walked.map(({ serviceDate }) => serviceDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(whole.missing).toEqual([])
    for (const suffix of [0, 1, 2, 3]) {
      const alone = await asked(`patient: ${suffix}, first: 100`)
      expect(alone.nodes.length).toBeGreaterThan(0)
      expect(walked.filter(({ patientSuffix }) => patientSuffix === suffix)).toEqual(alone.nodes)
    }
  })

  it('one claim is found by its address or its id, and no other way', async () => {
    const person = await gateway.signedIn('active')
    const list = await person.ask('{ viewer { family { claims(patient: 0, first: 1) { nodes { id number } } } } }')
    const [{ id, number }] = Object(list.data?.viewer).family.claims.nodes
    const ask = (type: string, suffix: number) =>
      person.ask(
        `{ viewer { family { member(suffix: ${suffix}) { claim(type: ${type}, number: "${number}") { id } } } } }`,
      )
    expect((await ask('MEDICAL', 0)).data?.viewer).toEqual({ family: { member: { claim: { id } } } })
    for (const wrong of [await ask('DENTAL', 0), await ask('MEDICAL', 1)]) {
      expect(wrong.data?.viewer).toEqual({ family: { member: { claim: null } } })
      expect(wrong.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', status: 404, area: 'claims' })
    }
    const again = (who: Person) => who.ask(`{ node(id: "${id}") { ... on Claim { number } } }`)
    expect(await again(person)).toEqual({ data: { node: { number } }, errors: [] })
    // Somebody else's answers like one that there is not.
    expect(await again(await gateway.signedIn('manyclaims'))).toEqual({ data: { node: null }, errors: [] })
  })

  it('EOBs page, and each is the same when asked for alone', async () => {
    const person = await gateway.signedIn('manyclaims')
    const { data, errors } = await person.ask(example('eobs'), { first: 2, skip: 2 })
    expect(errors).toEqual([])
    const { explanations } = Object(data?.viewer).family
    expect(explanations.nodes).toHaveLength(2)
    expect(explanations.totalCount).toBeGreaterThan(4)
    const [eob] = explanations.nodes
    const name = 'firstName middleInitial lastName'
    const fields = `id number pdfPath date typeDescription people { ${name} }
      claims { number patientName { ${name} } providerName charged amountOwed }`
    const alone = await person.ask(`{ viewer { family { explanation(number: "${eob.number}") { ${fields} } } } }`)
    expect(Object(alone.data?.viewer).family.explanation).toEqual(eob)
  })

  it('[PERM-26] a dependent has the own claims without EOBs, and is refused all else', async () => {
    const person = await gateway.signedIn('dependent')
    const { data, errors } = await person.ask(example('claims'))
    expect(errors).toEqual([])
    const { nodes } = Object(data?.viewer).family.claims as { nodes: Claim[] }
    expect(nodes.length).toBeGreaterThan(0)
    expect(nodes.every(({ patientSuffix, explanation }) => patientSuffix === 1 && explanation === null)).toBe(true)
    const refused = await person.ask(
      `{ viewer { family { claims(patient: 0) { totalCount } explanations { totalCount }
        explanationChoices { patients { id } } explanationOfClaim(number: "C1") { date } } } }`,
    )
    expect(refused.data?.viewer).toEqual({
      family: { claims: null, explanations: null, explanationChoices: null, explanationOfClaim: null },
    })
    expect(new Set(refused.errors.map(({ extensions }) => extensions?.status))).toEqual(new Set([403]))
  })

  it('a range that ends before it starts is the code of an input error', async () => {
    const person = await gateway.signedIn('active')
    const filter = 'filter: { startDate: "2026-02-01", endDate: "2026-01-31" }'
    const { data, errors } = await person.ask(
      `{ viewer { family { claims(${filter}) { totalCount } explanations(${filter}) { totalCount } } } }`,
    )
    expect(data?.viewer).toEqual({ family: { claims: null, explanations: null } })
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
  })
})
