import type { ScreenKind } from '../../schema/generated/manifests.ts'

/** A file that the REST gateway makes for a member. */
export interface GatewayFile {
  /** Path of the call below the brand's base path, and its parameters. */
  readonly call: string
  readonly query: Readonly<Record<string, string | undefined>>
  /** The media type that the answer must have. */
  readonly mediaType: 'application/pdf'
  /** The kind of screen that leads to it: whom its guards refuse, the file is refused. */
  readonly screen: ScreenKind
  /** File name for saving it; needs no escaping. */
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
    screen: 'eob',
    name: `explanation-of-benefits-${docId}.pdf`,
  }
}

const category = /^[a-z]{1,20}$/
const suffix = /^\d{1,2}$/

/**
 * The PDF of ID cards by the query of /files/id-card.pdf: of one category, of one member of the family, or all cards of
 * the member who asks (CALL-62). Undefined for an invalid query.
 */
export function idCardFile(query: Readonly<Record<string, unknown>>): GatewayFile | undefined {
  const asked = { category: fitting(query.category, category), suffix: fitting(query.suffix, suffix) }
  if (asked.category === null || asked.suffix === null) return undefined
  return {
    call: 'idCard/view',
    query: { category: asked.category, suffix: asked.suffix },
    mediaType: 'application/pdf',
    screen: 'id-card',
    name: `id-card${asked.category === undefined ? '' : `-${asked.category}`}.pdf`,
  }
}

/** Undefined when the parameter is absent; null when it is invalid or given twice. */
function fitting(value: unknown, pattern: RegExp): string | null | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' && pattern.test(value) ? value : null
}
