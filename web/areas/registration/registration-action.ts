import { type FormValues, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { toPerson } from '../../forms/person.tsx'
import { noAnswer, refuse, type UserError, userErrors } from '../../forms/refusal.ts'
import { ownFieldName, typedAnswers } from '../../forms/security-answers/security-answers.ts'
import { CheckRegistrationDocument, CheckUsernameDocument, RegisterDocument } from '../../generated/registration.ts'
import { createAction, type Sent } from '../../screen/action.ts'
import { today } from '../../ui/format/dates.ts'
import {
  type CarriedField,
  carriedFields,
  fieldsOf,
  heldPassword,
  isStep,
  type RegistrationField,
  type RegistrationState,
  type RegistrationStep,
  registrationRules,
  registrationSteps,
  stepBefore,
} from './registration-steps.ts'

const secrets: readonly RegistrationField[] = ['password', 'passwordAgain']

/** What travels from step to step, without blanks around it, which nobody means to be part of a name. */
const carried = (values: Readonly<Record<string, string>>): FormValues<CarriedField> =>
  Object.fromEntries(carriedFields.flatMap(name => (values[name] === undefined ? [] : [[name, values[name].trim()]])))

/** The step of a refused field; unknown personal details belong to the first step, the password to the one that asked for it. */
function stepOf(
  codes: RegistrationState['codes'],
  problem: string | undefined,
  { step, isHeld }: { step: RegistrationState['step']; isHeld: boolean },
) {
  if (problem === 'NOT_RECOGNIZED') return 'identify'
  if (codes.password !== undefined && isHeld) return 'credentials'
  return registrationSteps.find(each => fieldsOf[each].some(name => codes[name] !== undefined)) ?? step
}

/**
 * Handles one step of registration: validates it, asks the service, and shows the next step or what is wrong. Values of
 * earlier steps travel in the form; the password does so only on a page with script (REG-01 to REG-12).
 */
export const registrationAction = createAction(async sent => {
  const all = formValues(sent.form)
  const step = isStep(all.step) ? all.step : 'identify'
  const values = carried(all)
  if (all.intent === 'retry') return { step, values, codes: {} } satisfies RegistrationState
  if (all.intent === 'back') return { step: stepBefore(step), values, codes: {} } satisfies RegistrationState

  const withPassword = step === 'security' || sent.form.has('password')
  const rules = registrationRules(step, noWords, { today: today(new Date(), sent.timeZone), withPassword })
  const failing = failingCodes(rules, all)
  if (failing) return refuse<RegistrationState>({ step, values, codes: failing })

  const errors = await registrationCalls[step]({ ...all, ...values }, sent)
  if (errors.length > 0) {
    const { codes, problem } = userErrors(errors, [...carriedFields, ...secrets], ownFieldName)
    const place = stepOf(codes, problem, { step, isHeld: sent.form.has(heldPassword) })
    return refuse<RegistrationState>({ step: place, values, codes, problem })
  }
  const next = registrationSteps[registrationSteps.indexOf(step) + 1] ?? 'done'
  return { step: next, values, codes: {} } satisfies RegistrationState
})

type RegistrationValues = FormValues<RegistrationField>
type Call = (values: RegistrationValues, sent: Pick<Sent, 'ask'>) => Promise<readonly UserError[]>

/** The service's errors at the end of each step (REG-06, REG-07, REG-12). Every failure shows on the page (ERR-09). */
const registrationCalls: { readonly [Step in RegistrationStep]: Call } = {
  identify: async (values, { ask }) => {
    const input = { person: toPerson(values) }
    const { data } = await ask(CheckRegistrationDocument, { input }, { handles: ['checkRegistration'] })
    return data?.checkRegistration.userErrors ?? noAnswer
  },
  credentials: async ({ username = '' }, { ask }) => {
    const input = { username }
    const { data } = await ask(CheckUsernameDocument, { input }, { handles: ['checkUsername'] })
    if (!data) return noAnswer
    const { available, userErrors } = data.checkUsername
    return available === false ? [{ code: 'USERNAME_TAKEN', path: ['username'] }] : userErrors
  },
  security: async (values, { ask }) => {
    const { username = '', password = '', emailAddress = '' } = values
    const person = { person: toPerson(values), answers: typedAnswers(values) }
    const input = { ...person, username, password, emailAddress }
    const { data } = await ask(RegisterDocument, { input }, { handles: ['register'] })
    return data?.register.userErrors ?? noAnswer
  },
  done: async () => [],
}
