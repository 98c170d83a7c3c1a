import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../gateway-rest/testing/read-pdf.ts'
import { startTestGateway, type TestGateway } from '../../gateway-rest/testing/test-gateway.ts'
import type { EobPage } from '../../schema/generated/gateway-types.ts'
import { brands } from '../areas/support/shipped-manifest.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

/** The name of each amount as the glossary has it, in the order of a printed claim. */
const names = ['Charged', 'Discount', 'Plan paid', 'Deductible', 'Copay', 'Coinsurance', 'Not covered', 'You owe']

it.each(brands.map(brand => [brand.brand.id, brand.text('2026-11-20')] as const))(
  '[MEMBER-13] %s has one name for an amount on all its screens',
  (_, { claim, claims, eob, eobs }) => {
    const onClaim = [claim?.charged, claim?.disallowed, claim?.planPaid, claim?.deductible, claim?.copay]
    expect([...onClaim, claim?.coinsurance, claim?.notCovered, claim?.youOwe]).toEqual(names)
    expect([claims?.charged, eob?.charged, eobs?.charged]).toEqual(Array(3).fill('Charged'))
    // Home says "You owe" by its specification (HOME-29).
    expect([claims?.youOwe, eob?.responsibility, eobs?.responsibility]).toEqual(Array(3).fill('You owe'))
  },
)

it('[MEMBER-13] the PDF of an EOB has the same names', async () => {
  const token = await gateway.signIn('active')
  const query = 'startDate=2020-01-01&endDate=2026-12-31&claimType=M&page=0&size=1'
  const [eob] = (await gateway.get<EobPage>(`v2/eobs?${query}`, token)).content
  const response = await fetch(`${gateway.origin}/api/eobs/pdf?docId=${eob?.pdfDocumentId}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/pdf' },
  })
  const printed = JSON.stringify((await readPdf(new Uint8Array(await response.arrayBuffer()))).tree)
  for (const name of names) expect(printed).toContain(`"${name}"`)
})
