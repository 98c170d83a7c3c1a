import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { areaSelections } from '../documents/area-selections.ts'

function file(name: string): string {
  return readFileSync(new URL(`../documents/${name}.graphql`, import.meta.url), 'utf8')
}

/** The query of the comparison: Home's eight calls. */
export const homeData = file('home-data')
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
