import type { ClaimCategory, ClaimType } from '../../../schema/generated/gateway-types.ts'

const TYPE: Readonly<Record<ClaimCategory, ClaimType>> = { medical: 'M', dental: 'D', vision: 'V' }

/** The letter of a kind of claims (CONST-02): addresses have the word, everything else the letter (OPEN-17). */
export function claimTypeOf(category: ClaimCategory): ClaimType {
  return TYPE[category]
}
