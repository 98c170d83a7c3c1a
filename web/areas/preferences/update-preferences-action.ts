import { savePreferences } from '../../forms/preferences/save-preferences.ts'
import { afterSaving, isContinuing } from '../../journey/after-saving.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { createAction } from '../../screen/action.ts'

/** Saves the choices and goes on with the journey (PREF-14, PREF-16). */
export const updatePreferencesAction = createAction(async sent => {
  if (isContinuing(sent)) return continueJourney(sent)
  return (await savePreferences(sent)) ?? afterSaving(sent)
})
