import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { areaSelections } from '../documents/area-selections.ts'

const top = resolve(import.meta.dirname, '../../../..')

function file(name: string, checkout = top): string {
  return readFileSync(resolve(checkout, `tests/bench/graph/documents/${name}.graphql`), 'utf8')
}

/** The query of the comparison: Home's eight calls. */
export const homeData = file('home-data')
/** The same query as another checkout has it. */
export const homeDataOf = (checkout: string) => file('home-data', checkout)
/** The query of the growth with list length. */
export const claimList = file('claim-list')

/** A query over the first so many areas: each adds a call or two. */
export function areasDocument(count: number): string {
  const selections = areaSelections.slice(0, count).map(({ selection }) => selection)
  return `query Areas${count} { viewer { ${selections.join(' ')} } }`
}

/** The hash by which a known document is named. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Hash to text of every document that the bench runs. */
export function benchDocuments(): Record<string, string> {
  const texts = [homeData, claimList, ...areaSelections.map((_, index) => areasDocument(index + 1))]
  return Object.fromEntries(texts.map(text => [hashOf(text), text]))
}
