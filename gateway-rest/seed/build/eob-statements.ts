import { type SeedRow, seedRow } from './seed-row.ts'

/** The EOBs of a family while its claims are paid: one for each type and month, dated when its last claim was paid. */
export interface EobStatements {
  /** The document that explains a claim of a type paid on a date. */
  explain(claimType: string, paidDate: string): string
  rows(): Generator<SeedRow>
}

export function createStatements(subscriberKey: string): EobStatements {
  const statements = new Map<string, { readonly claimType: string; readonly date: string }>()
  return {
    explain(claimType, paidDate) {
      const number = `${subscriberKey}${claimType}${paidDate.slice(0, 7).replace('-', '')}`
      const known = statements.get(number)?.date ?? ''
      statements.set(number, { claimType, date: paidDate > known ? paidDate : known })
      return `EOB${number}`
    },
    *rows() {
      for (const [number, { claimType, date }] of statements) {
        const ids = { documentId: `EOB${number}`, pdfDocumentId: `PDF${number}` }
        yield seedRow('eob', { ...ids, subscriberKey, claimType, date })
      }
    },
  }
}
