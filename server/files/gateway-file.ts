/** A file that the REST gateway makes for a member. */
export interface GatewayFile {
  /** Path of the call below the brand's base path, and its parameters. */
  readonly call: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** The one kind of file that is taken for an answer. */
  readonly mediaType: 'application/pdf'
  /** What it is called when it is saved: nothing that has to be escaped. */
  readonly name: string
}

const fileName = /^([A-Za-z0-9]{1,40})\.pdf$/

/** The PDF of an EOB by its name below /files/eobs/: the id of the document and .pdf (CALL-44). Undefined for any other name. */
export function eobFile(name: string): GatewayFile | undefined {
  const docId = fileName.exec(name)?.[1]
  if (docId === undefined) return undefined
  return {
    call: 'eobs/pdf',
    query: { docId },
    mediaType: 'application/pdf',
    name: `explanation-of-benefits-${docId}.pdf`,
  }
}

const category = /^[a-z]{1,20}$/
const suffix = /^\d{1,2}$/

/**
 * The PDF of ID cards by the query of /files/id-card.pdf: of one category, of one member of the family, or every card of
 * whoever asks (CALL-62). Undefined for a query that no card has.
 */
export function idCardFile(query: Readonly<Record<string, unknown>>): GatewayFile | undefined {
  const asked = { category: fitting(query.category, category), suffix: fitting(query.suffix, suffix) }
  if (asked.category === null || asked.suffix === null) return undefined
  return {
    call: 'idCard/view',
    query: { category: asked.category, suffix: asked.suffix },
    mediaType: 'application/pdf',
    name: `id-card${asked.category === undefined ? '' : `-${asked.category}`}.pdf`,
  }
}

/** Undefined stays so; null for anything that does not fit, a parameter given twice among it. */
function fitting(value: unknown, pattern: RegExp): string | null | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && pattern.test(value) ? value : null
}
