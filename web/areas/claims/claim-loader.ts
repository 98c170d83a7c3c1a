import { ClaimScreenDocument } from '../../generated/claim-screen.ts'
import { claimCategoryOf } from '../../lists/claim-categories.tsx'
import { createDetailLoader } from '../../screen/detail-loader.ts'
import { suffixIn } from './suffix-in.ts'

/** Loads the claim that the address names (CLAIM-17). */
export const claimLoader = createDetailLoader(ClaimScreenDocument, ({ claimType, claimId, memberSuffix }) => {
  const category = claimCategoryOf(claimType)
  const suffix = suffixIn(memberSuffix)
  return category && claimId && suffix !== undefined ? { category, id: claimId, memberSuffix: suffix } : undefined
})
