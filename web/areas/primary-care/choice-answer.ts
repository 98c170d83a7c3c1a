import type { Refusal } from '../../forms/refusal.ts'
import type { ChoiceField } from './choice-rules.ts'

/** What became of a choice: the gateway's own words, or what stands in its way (PCP-18). */
export type ChoiceAnswer = { message: string } | Refusal<ChoiceField>
