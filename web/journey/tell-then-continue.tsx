import { useEffect, useEffectEvent } from 'react'
import { useSubmit } from 'react-router'
import type { Saved } from '../forms/saved.tsx'
import type { Sent } from '../screen/action.ts'
import { useHydrated } from '../state/hydrated.ts'
import { useNotify } from '../state/notifications.ts'
import { continueJourney } from './continue-journey.ts'

/** Field by which a form says what follows its saving; without script the form has none. */
export const followUp = 'follow-up'

/** `tell`: the page shows the success first, then continues. `continue`: it has shown it. */
type FollowUp = 'tell' | 'continue'

/** What a form sends that was saved already, for the journey to continue. */
export const continuing = { [followUp]: 'continue' satisfies FollowUp }

/** True when the form was saved already and only the journey is to continue. */
export const isContinuing = ({ form }: Pick<Sent, 'form'>) => form.get(followUp) === ('continue' satisfies FollowUp)

/** What follows a saved form: with script the page shows the success first, without it the journey continues at once (POLICY-16, PREF-15). */
export async function afterSaving(sent: Pick<Sent, 'form' | 'run' | 'redirectTo'>): Promise<Saved | Response> {
  return sent.form.get(followUp) === ('tell' satisfies FollowUp) ? { saved: true } : continueJourney(sent)
}

/** Once saved, shows the success for a while, then continues the journey (POLICY-16, POLICY-17, PREF-15, PREF-16). */
export function useTellThenContinue(saved: boolean, message: string, shownMs: number) {
  const notify = useNotify()
  const submit = useSubmit()
  // Not again, and from the beginning, when the message is the same one in another language.
  const tell = useEffectEvent(() => notify({ message, status: 'success', dismissAfter: shownMs }))
  useEffect(() => {
    if (!saved) return
    tell()
    const timer = setTimeout(() => {
      void submit(continuing, { method: 'post', replace: true })
    }, shownMs)
    return () => clearTimeout(timer)
  }, [saved, shownMs, submit])
}

/** Hidden field that asks to show the success first; without script it is not there. */
export const TellingField = () =>
  useHydrated() ? <input type="hidden" name={followUp} value={'tell' satisfies FollowUp} /> : null
