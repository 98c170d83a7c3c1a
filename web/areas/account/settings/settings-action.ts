import { data } from 'react-router'
import { routeError } from '../../../errors/failure.ts'
import { savePreferences } from '../../../forms/preferences/save-preferences.ts'
import { createAction, type Sent } from '../../../screen/action.ts'
import { saveAnswers } from './save-answers.ts'
import type { SettingsAnswer } from './settings-answer.ts'
import { intentField, type SettingsIntent } from './settings-intent.ts'

/** Saves the preferences by the rules of the journey's own form (ACCOUNT-06). */
async function preferences(sent: Sent) {
  const refused = await savePreferences(sent)
  if (refused) return data({ preferences: refused.data } satisfies SettingsAnswer, { status: 422 })
  return { preferences: { saved: true } } satisfies SettingsAnswer
}

const intents = { preferences, answers: saveAnswers } satisfies {
  readonly [Name in SettingsIntent]: (sent: Sent) => Promise<unknown>
}

/** The forms of the settings screen. */
export const settingsAction = createAction(async sent => {
  const intent = String(sent.form.get(intentField))
  if (!Object.hasOwn(intents, intent)) throw routeError({ status: 400 })
  return intents[intent as SettingsIntent](sent)
})
