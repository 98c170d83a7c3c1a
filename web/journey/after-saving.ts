import type { Saved } from '../forms/saved.ts'
import type { Sent } from '../screen/action.ts'
import { continueJourney } from './continue-journey.ts'

/** Name of the field by which a form says what is to follow; a plain form has none. */
export const followUp = 'follow-up'

/** `tell`: the page is alive and tells of the success first. `continue`: it has told. */
export type FollowUp = 'tell' | 'continue'

/** True when the form was saved before and only the journey is left to continue. */
export const isContinuing = ({ form }: Pick<Sent, 'form'>) => form.get(followUp) === ('continue' satisfies FollowUp)

/** What follows a saved form: a page with script tells of it, a plain one goes straight on (POLICY-16, PREF-15). */
export async function afterSaving(sent: Pick<Sent, 'form' | 'run'>): Promise<Saved | Response> {
  return sent.form.get(followUp) === ('tell' satisfies FollowUp) ? { saved: true } : continueJourney(sent)
}
