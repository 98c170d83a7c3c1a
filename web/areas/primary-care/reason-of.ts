import type { RefusalReason } from './choice-answer.ts'

const reasons: { readonly [code: string]: RefusalReason } = {
  MEMBER_NOT_ELIGIBLE: 'memberRefused',
  DATE_NOT_ELIGIBLE: 'dateRefused',
  PROVIDER_NOT_AVAILABLE: 'notAvailable',
}

/** What to tell of a choice that the gateway refused (PCP-17, PCP-19). */
export const reasonOf = ([first]: readonly { code: string }[]): RefusalReason => reasons[first?.code ?? ''] ?? 'refused'
