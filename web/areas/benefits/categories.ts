import type { CoverageCategory } from '../../generated/benefits-screen.ts'

/** A kind of coverage as addresses and words have it. */
export type CategoryWord = Lowercase<CoverageCategory>

/** "MEDICAL" as addresses and words have it. */
export const wordOf = (category: CoverageCategory) => category.toLowerCase() as CategoryWord

const categories: { readonly [Word in CategoryWord]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

const isWord = (segment: string): segment is CategoryWord => Object.hasOwn(categories, segment)

/** The kind of coverage that an address is about: the part of its path that is one; undefined when none is. */
export function categoryIn(pathname: string): CoverageCategory | undefined {
  const word = pathname.split('/').find(isWord)
  return word && categories[word]
}
