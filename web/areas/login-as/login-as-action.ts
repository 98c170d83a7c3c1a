import { type FormValues, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { plainName } from '../../forms/patterns.ts'
import { type Refusal, refuse } from '../../forms/refusal.ts'
import { LogInAsDocument } from '../../generated/log-in-as.ts'
import type { LogInAsInput } from '../../generated/schema-types.ts'
import { createFormAction } from '../../screen/action.ts'
import { parseDate } from '../../ui/format/date-arithmetic.ts'
import { today } from '../../ui/format/dates.ts'
import { intentOf, type LoginAsField, type LoginAsIntent, loginAsRules, memberIsMissing } from './login-as-rules.ts'

/** Why the login-as form came back. */
export interface LoginAsRefusal {
  /** Invalid fields, when no call was made. */
  invalid?: Refusal<LoginAsField> & { values: FormValues<LoginAsField | 'preventSalesforce'> }
  /** True when a member was not fully named and no call was made (LOGINAS-11). */
  memberMissing?: boolean
  /** The service's own message, the one place where the portal shows one (LOGINAS-19, ERR-42). */
  refused?: { message: string | null }
}

/** Logs in as a member and goes where the journey leads; a refusal shows on the page (LOGINAS-12, 13, 18 to 21). */
export const loginAsAction = createFormAction(async ({ form, run, redirectTo, timeZone }) => {
  const values = formValues(form)
  const intent = intentOf(values)
  const codes = failingCodes(loginAsRules(noWords, today(new Date(), timeZone)), values)
  const memberMissing = memberIsMissing(intent, values)
  if (codes || memberMissing) return refuse<LoginAsRefusal>({ invalid: { codes: codes ?? {}, values }, memberMissing })

  const { next, refusal } = (await run(LogInAsDocument, { input: logInAsInput(intent, values) })).logInAs
  if (next) return redirectTo(next)
  return refuse<LoginAsRefusal>({ refused: { message: refusal } })
})

/** The service's input: a subscriber by id alone, a member also by name and date of birth (LOGINAS-12, LOGINAS-13). */
export function logInAsInput(intent: LoginAsIntent, values: Readonly<Record<string, string>>): LogInAsInput {
  const { subscriberId = '', firstName = '', lastName = '', dateOfBirth = '' } = values
  const person = {
    firstName: plainName(firstName),
    lastName: plainName(lastName),
    dateOfBirth: parseDate(dateOfBirth) ?? null,
  }
  return {
    subscriberId: subscriberId.trim(),
    preventSalesforce: values.preventSalesforce !== undefined,
    ...(intent === 'member' && person),
  }
}
