import type { GatewayFile } from './gateway-file.ts'

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
