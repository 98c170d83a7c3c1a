import type { ClaimType } from '../../generated/schema-types.ts'
import { useWords } from './words.tsx'

const words = {
  MEDICAL: 'claimMedical',
  DENTAL: 'claimDental',
  VISION: 'claimVision',
  UNKNOWN: 'claimUnknown',
} as const satisfies { readonly [Type in ClaimType]: string }

/** Says what a claim is for, in the language of the page: the graph has its type and no words for it (LOCALE-06). */
export function useClaimType(): (type: ClaimType) => string {
  const word = useWords()
  return type => word(words[type])
}
