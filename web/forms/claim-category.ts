const categories = { medical: 'MEDICAL', dental: 'DENTAL', vision: 'VISION' } as const

/** Words of addresses for the kinds of claims (OPEN-17). */
export type ClaimCategoryWord = keyof typeof categories
export type ClaimCategoryName = (typeof categories)[ClaimCategoryWord]

/** The kind of claims that a word of an address means; undefined for any other word. */
export const claimCategoryOf = (word: string | null | undefined): ClaimCategoryName | undefined =>
  typeof word === 'string' && Object.hasOwn(categories, word) ? categories[word as ClaimCategoryWord] : undefined

/** The word of addresses for a kind of claims. */
export const claimCategoryWord = (category: ClaimCategoryName): ClaimCategoryWord =>
  category.toLowerCase() as ClaimCategoryWord
