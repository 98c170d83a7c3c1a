import { ClaimScreenDocument } from '../../generated/claim-screen.ts'
import { claimTypeOfSlug } from '../../lists/claim-types.tsx'
import { createDetailLoader } from '../../screen/detail-loader.ts'
import { suffixIn } from './suffix-in.ts'

/** Loads the claim that the address names (CLAIM-17). */
export const claimLoader = createDetailLoader(ClaimScreenDocument, ({ claimType, claimId, memberSuffix }) => {
  const type = claimTypeOfSlug(claimType)
  const suffix = suffixIn(memberSuffix)
  return type && claimId && suffix !== undefined ? { type, id: claimId, memberSuffix: suffix } : undefined
})
