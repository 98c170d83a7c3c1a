import { data } from 'react-router'
import { failingCodes } from '../../forms/failing-codes.ts'
import type { FormValues } from '../../forms/field-rules.ts'
import { formValues } from '../../forms/form-values.ts'
import { ownFieldName } from '../../forms/security-answers/own-field-name.ts'
import { userErrors } from '../../forms/user-errors.ts'
import { createAction } from '../../screen/action.ts'
import { today } from '../../ui/format/dates.ts'
import { registrationCalls } from './registration-calls.ts'
import { registrationRules } from './registration-rules.ts'
import type { RegistrationState } from './registration-state.ts'
import {
  type CarriedField,
  carriedFields,
  fieldsOf,
  isStep,
  type RegistrationField,
  registrationSteps,
  stepBefore,
} from './registration-steps.ts'

const refuse = (state: RegistrationState) => data(state, { status: 422 })
const secrets: readonly RegistrationField[] = ['password', 'passwordAgain']

const carried = (values: Readonly<Record<string, string>>): FormValues<CarriedField> =>
  Object.fromEntries(carriedFields.flatMap(name => (values[name] === undefined ? [] : [[name, values[name]]])))

/** The step on which a refused field stands; details that nobody is known by are the first step's. */
function stepOf(codes: RegistrationState['codes'], problem: string | undefined, step: RegistrationState['step']) {
  if (problem === 'NOT_RECOGNIZED') return 'identify'
  return registrationSteps.find(each => fieldsOf[each].some(name => codes[name] !== undefined)) ?? step
}

/**
 * One step of registration: checks it, asks the service, and shows the next one or why not. What was entered before
 * comes along in the form; the password does so only within a page that lives on (REG-01 to REG-12).
 */
export const registrationAction = createAction(async sent => {
  const all = formValues(sent.form)
  const step = isStep(all.step) ? all.step : 'identify'
  const values = carried(all)
  if (all.intent === 'retry') return { step, values, codes: {} } satisfies RegistrationState
  if (all.intent === 'back') return { step: stepBefore(step), values, codes: {} } satisfies RegistrationState

  const withPassword = step === 'security' || sent.form.has('password')
  const rules = registrationRules(step, {}, { today: today(new Date()), withPassword })
  const failing = failingCodes(rules, all)
  if (failing) return refuse({ step, values, codes: failing })

  const errors = await registrationCalls[step](all, sent)
  if (errors.length > 0) {
    const { codes, problem } = userErrors(errors, [...carriedFields, ...secrets], ownFieldName)
    return refuse({ step: stepOf(codes, problem, step), values, codes, problem })
  }
  const next = registrationSteps[registrationSteps.indexOf(step) + 1] ?? 'done'
  return { step: next, values, codes: {} } satisfies RegistrationState
})
