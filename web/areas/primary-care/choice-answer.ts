import type { Refusal } from '../../forms/refusal.ts'
import type { ChoiceField } from './choice-rules.ts'

/** Keys of the words that say why a choice was refused. */
export type RefusalReason = 'memberRefused' | 'dateRefused' | 'notAvailable' | 'refused' | 'failed'

/** A choice that came back. */
export interface ChoiceRefusal extends Refusal<ChoiceField> {
  reason?: RefusalReason | undefined
}

/** What became of a choice: the gateway's own words, or what stands in its way (PCP-18). */
export type ChoiceAnswer = { message: string } | ChoiceRefusal
