import { describe, expect, it } from 'vitest'
import type { Account, Claim, ClaimPage, Eob, EobPage } from '../../../schema/generated/gateway-types.ts'
import { cardIssuers } from '../../seed/data/card-issuers.ts'
import { overlaps, readLayout } from '../../testing/read-layout.ts'
import { type PdfNode, readPdf } from '../../testing/read-pdf.ts'
import { useGateway } from '../../testing/use-gateway.ts'
import { writeEob } from './write-eob.ts'

const PERIOD = 'startDate=2024-06-15&endDate=2026-06-15&page=0&size=100'
const zero = { disallow: 0, paid: 0, deductible: 0, copay: 0, coinsurance: 0, nonCovered: 18500 }
const usd = (money: string | undefined): string =>
  `$${Number(money).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

describe('GET eobs/pdf', () => {
  const gateway = useGateway()

  /** The EOB with most claims, its PDF and the claims themselves. */
  async function largest(domainId = '1') {
    const token = await gateway().signIn('manyclaims', domainId)
    const { content } = await gateway().get<EobPage>(`v2/eobs?claimType=M&${PERIOD}`, token)
    const [eob] = content.toSorted((one, other) => other.claims.length - one.claims.length)
    const path = `eobs/pdf?docId=${eob?.pdfDocumentId}`
    const response = await fetch(`${gateway().origin}/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/pdf' },
    })
    const pages = [0, 1].map(suffix => gateway().get<ClaimPage>(`claims/medical?suffix=${suffix}&${PERIOD}`, token))
    const all = (await Promise.all(pages)).flatMap(page => page.content)
    const claims = (eob as Eob).claims.map(({ id }) => all.find(claim => claim.id === id) as Claim)
    return { token, eob: eob as Eob, claims, response, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  it('[CALL-44] answers a tagged PDF with title and language, not to be kept', async () => {
    const { eob, response, bytes } = await largest()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { title, language, isTagged, tree } = await readPdf(bytes)
    const [year, month, day] = eob.date.split('-')
    expect([title, language, isTagged]).toEqual([`Explanation of Benefits, ${month}/${day}/${year}`, 'en-US', true])
    const roles = new Set(tree.map(([role]) => role))
    expect(roles).toEqual(new Set(['H1', 'H2', 'P', 'Table']))
    expect(tree.find(([role]) => role === 'H1')).toEqual(['H1', 'Explanation of Benefits'])
  })

  it('[CALL-44] says whom it is for, and every figure of every claim, line by line, as the claims have them', async () => {
    const { token, eob, claims, bytes } = await largest()
    expect(claims.length).toBeGreaterThan(1)
    const { tree } = await readPdf(bytes)
    const rows = tableRows(tree)
    const account = await gateway().get<Account>('account', token)
    expect(rows).toContainEqual(['Subscriber ID', account.subscriberId])
    expect(rows).toContainEqual(['Group', account.groupName])
    for (const [index, claim] of claims.entries()) {
      const { claimDetailTotals: totals, claimDetails } = claim
      const summary = rows.find(([name]) => name === claim.id)
      expect(summary?.slice(4)).toEqual([
        usd(totals.chargeAmountTotal),
        usd(totals.paidAmountTotal),
        usd(totals.combinedMemberResponsibilityAmount),
      ])
      expect(eob.claims[index]?.patientResponsibility).toBe(totals.combinedMemberResponsibilityAmount)
      for (const line of claimDetails) {
        expect(rows).toContainEqual([
          `${line.procedureDescription} (${line.procedureCode})`,
          usd(line.chargeAmount),
          usd(line.disallowAmount),
          usd(line.paidAmount),
          usd(line.deductibleAmount),
          usd(line.copayAmount),
          usd(line.coinsuranceAmount),
          usd(line.nonCoveredCharges),
          usd(line.combinedMemberResponsibilityAmount),
        ])
      }
    }
  })

  it('[MEMBER-39] has the head of its brand, whole words, and the appeal on the page of a claim', async () => {
    for (const domainId of ['1', '2', '3', '5']) {
      const { bytes } = await largest(domainId)
      const { pages } = await readPdf(bytes)
      const layouts = await readLayout(bytes)
      const issuer = cardIssuers[domainId]
      expect(pages[0]).toContain(issuer?.payerName)
      expect(pages[0]).toContain(issuer?.phones[0]?.phoneNumber)
      expect([...(layouts[0]?.fills ?? [])]).toEqual(expect.arrayContaining([issuer?.look.header, issuer?.look.accent]))
      expect(layouts.flatMap(overlaps)).toEqual([])
      const last = pages.at(-1) ?? ''
      expect(last).toMatch(/Claim C\S+ for .*Total .*If you disagree You have /)
      expect(last).toContain(`You have ${domainId === '2' ? 65 : 180} days from the date above`)
    }
  })

  it('[MEMBER-12] [MEMBER-39] says of a denied claim why, and of no other', async () => {
    const [issuer] = Object.values(cardIssuers)
    const eob = {
      documentId: 'E1',
      pdfDocumentId: 'P1',
      subscriberKey: 'S1',
      claimType: 'M',
      date: '2026-05-01',
    } as const
    const nobody = { firstName: 'Robin', middleInitial: null, lastName: 'Field' }
    const lines = [
      { ...zero, claimId: 'C1', procedureCode: '99213', procedureDescription: 'Office visit', charge: 18500 },
    ]
    const claim = {
      ...{ ...nobody, id: 'C1', suffix: 0, providerName: 'Kenji Morita', serviceDateFrom: '2026-04-01', lines },
      ...{ claimStatusCode: '03', denialReason: 'Your plan does not cover this service.' },
      ...{ charge: 18500, paid: 0, responsibility: 18500 },
    }
    const address = { addressLine1: '1 Main St', addressLine2: null, city: 'Portland', state: 'OR', zipCode: '97201' }
    const addressee = { ...nobody, ...address, subscriberId: 'U1', groupName: null }
    const paid = { ...claim, id: 'C2', claimStatusCode: '02', denialReason: null }
    if (issuer === undefined) throw new Error('There is no issuer')
    const { pages } = await readPdf(new Uint8Array(await writeEob(eob, addressee, [claim, paid], issuer)))
    expect(pages.join().match(/This claim was denied\. Why: Your plan does not cover this service\./g)).toHaveLength(1)
  })

  it('[CALL-44] names the columns and the rows of its tables to readers', async () => {
    const { tree } = await readPdf((await largest()).bytes)
    const tables = tree.filter(([role]) => role === 'Table')
    expect(JSON.stringify(tables[1])).toContain('["THead",["TR",["TH","Claim"],["TH","Patient"]')
    expect(tableRows(tables.slice(2, 3))[0]).toEqual([
      ...[
        'Service',
        'Charged',
        'Discount',
        'Plan paid',
        'Deductible',
        'Copay',
        'Coinsurance',
        'Not covered',
        'You owe',
      ],
    ])
    for (const row of tables.flatMap(rowsOf)) expect(row[1]?.[0]).toBe('TH')
  })
})

/** The rows of a table, head and body. */
function rowsOf(node: PdfNode): PdfNode[] {
  const [role, ...content] = node
  if (role === 'TR') return [node]
  return content.flatMap(child => (typeof child === 'string' ? [] : rowsOf(child)))
}

/** The texts of the cells of every row of every table. */
function tableRows(tree: readonly PdfNode[]): string[][] {
  return tree
    .flatMap(rowsOf)
    .map(([, ...cells]) => cells.map(cell => (typeof cell === 'string' ? cell : String(cell[1]))))
}
