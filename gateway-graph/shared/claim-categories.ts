import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ClaimCategory } from '../generated/resolver-types.ts'

/** The kinds of claims with the word of addresses and the letter of everything else (CONST-02, OPEN-17), in their order. */
export const claimCategories = [
  { category: 'MEDICAL', word: 'medical', letter: 'M' },
  { category: 'DENTAL', word: 'dental', letter: 'D' },
  { category: 'VISION', word: 'vision', letter: 'V' },
] as const satisfies readonly { category: ClaimCategory; word: rest.ClaimCategory; letter: rest.ClaimType }[]

/** A kind of claims with both its names on the wire. */
export type ClaimCategoryNames = (typeof claimCategories)[number]

/** The names of a kind of claims. */
export const claimCategoryNames: { readonly [Category in ClaimCategory]: ClaimCategoryNames } = {
  MEDICAL: claimCategories[0],
  DENTAL: claimCategories[1],
  VISION: claimCategories[2],
}

/** The kinds for which a member is eligible, be it active, future or termed (CLAIM-02). */
export function categoriesOfClaims(member: Pick<rest.Member, 'medical' | 'dental' | 'vision'>): ClaimCategoryNames[] {
  return claimCategories.filter(({ word }) => member[word]?.eligible)
}

/** The kind that is asked for, else the first that the member can have, else medical (CLAIM-02). */
export function chosenCategory(
  asked: ClaimCategory | null | undefined,
  member: Pick<rest.Member, 'medical' | 'dental' | 'vision'>,
): ClaimCategoryNames {
  return asked ? claimCategoryNames[asked] : (categoriesOfClaims(member)[0] ?? claimCategoryNames.MEDICAL)
}
