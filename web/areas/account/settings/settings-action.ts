import { routeError } from '../../../errors/failure.ts'
import { type FieldCodes, type FormValues, failingCodes, formValues, noWords } from '../../../forms/form-rules.ts'
import { type PreferencesRefusal, savePreferences } from '../../../forms/preferences/save-preferences.ts'
import { type Refusal, refuse, userErrors } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.tsx'
import {
  type AnswerField,
  answerFields,
  answerRules,
  ownFieldName,
  typedAnswers,
} from '../../../forms/security-answers/security-answers.ts'
import { EndOtherSignInsDocument } from '../../../generated/end-other-sign-ins.ts'
import { EndSignInDocument } from '../../../generated/end-sign-in.ts'
import { SaveSecurityAnswersDocument } from '../../../generated/save-security-answers.ts'
import { createFormAction, type Sent } from '../../../screen/action.ts'

/** Name of the field that says which of the screen's forms was sent. */
export const intentField = 'intent'
export type SettingsIntent = 'preferences' | 'answers' | 'end-sign-in' | 'end-other-sign-ins'

/** Name of the field that says which sign-in is to end. */
export const signInField = 'sign-in'

/** The action's result for each of the screen's forms. */
export interface SettingsAnswer {
  preferences?: PreferencesRefusal | Saved
  answers?: Refusal<AnswerField> | Saved
  /** What ended: one of the other sign-ins, or all of them. */
  signIns?: Saved & { ended: 'one' | 'others' }
}

/** Saves the preferences by the same rules as the form of the journey (ACCOUNT-06). */
async function preferences(sent: Sent) {
  const refused = await savePreferences(sent)
  if (refused) return refuse<SettingsAnswer>({ preferences: refused.data })
  return { preferences: { saved: true } } satisfies SettingsAnswer
}

const intents = {
  preferences,
  answers: saveAnswers,
  'end-sign-in': endSignIn,
  'end-other-sign-ins': endOtherSignIns,
} satisfies { readonly [Name in SettingsIntent]: (sent: Sent) => Promise<unknown> }

/** Handles the forms of the settings screen. */
export const settingsAction = createFormAction(async sent => {
  const intent = String(sent.form.get(intentField))
  if (!Object.hasOwn(intents, intent)) throw routeError({ status: 400 })
  return intents[intent as SettingsIntent](sent)
})

/** Ends one of the other sign-ins (SEC-05); a failure opens the error page. */
async function endSignIn({ form, run }: Sent) {
  const { endSignIn: payload } = await run(EndSignInDocument, { input: { id: String(form.get(signInField)) } })
  return ended('one', payload)
}

/** Ends all other sign-ins (SEC-05). */
async function endOtherSignIns({ run }: Sent) {
  const { endOtherSignIns: payload } = await run(EndOtherSignInsDocument, {})
  return ended('others', payload)
}

function ended(what: 'one' | 'others', { userErrors }: { userErrors: readonly unknown[] }): SettingsAnswer {
  if (userErrors.length > 0) throw routeError({ status: 400 })
  return { signIns: { saved: true, ended: what } }
}

/** Saves three questions with their answers; a failure opens the error page (ACCOUNT-07, ACCOUNT-12). */
async function saveAnswers({ form, run }: Sent) {
  const typed = formValues(form)
  const values: FormValues<AnswerField> = Object.fromEntries(answerFields.map(name => [name, typed[name] ?? '']))
  const refuseAnswers = (codes: FieldCodes<AnswerField>) => refuse<SettingsAnswer>({ answers: { codes, values } })

  const failing = failingCodes(answerRules(noWords), values)
  if (failing) return refuseAnswers(failing)
  const { saveSecurityAnswers } = await run(SaveSecurityAnswersDocument, { input: { answers: typedAnswers(values) } })
  const { codes, problem } = userErrors(saveSecurityAnswers.userErrors, answerFields, ownFieldName)
  if (Object.keys(codes).length > 0) return refuseAnswers(codes)
  if (problem !== undefined) throw routeError({ status: 400 })
  return { answers: { saved: true } } satisfies SettingsAnswer
}
