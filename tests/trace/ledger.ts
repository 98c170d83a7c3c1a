/** How a row is best verified: U unit, M manifest snapshot, I integration, E browser end-to-end. */
type Verification = 'U' | 'M' | 'I' | 'E'

/** One requirement of the ledger. */
export interface LedgerRow {
  /** For example "MENU-07". */
  id: string
  text: string
  verification: Verification
}

const rowLine = /^\| ([A-Z]+-\d+) \| (.+) \| ([UMIE]) \|$/

/** The requirement rows of a ledger's Markdown, in its order. */
export const readLedger = (markdown: string): LedgerRow[] =>
  markdown.split('\n').flatMap(line => {
    const [, id, text, verification] = rowLine.exec(line) ?? []
    return id && text ? [{ id, text, verification: verification as Verification }] : []
  })

/** What a second copy of the ledger says otherwise than ours, a line each; empty when both have the same rows. */
export function ledgerDifferences(ours: readonly LedgerRow[], theirs: readonly LedgerRow[]): string[] {
  const said = ({ text, verification }: LedgerRow) => `${text} (${verification})`
  const inOurs = new Map(ours.map(row => [row.id, said(row)]))
  const inTheirs = new Set(theirs.map(({ id }) => id))
  return [
    ...theirs.flatMap(row => {
      const before = inOurs.get(row.id)
      if (before === said(row)) return []
      return before === undefined ? `${row.id} is new: ${said(row)}` : `${row.id} now says: ${said(row)}`
    }),
    ...ours.filter(({ id }) => !inTheirs.has(id)).map(({ id }) => `${id} is gone`),
  ]
}
