import { data } from 'react-router'
import { failingCodes } from '../../forms/failing-codes.ts'
import { formValues } from '../../forms/form-values.ts'
import { LogInAsDocument } from '../../generated/log-in-as.ts'
import { createAction } from '../../screen/action.ts'
import { redirectTo } from '../../screen/redirect.ts'
import { today } from '../../ui/format/dates.ts'
import { logInAsInput } from './log-in-as-input.ts'
import type { LoginAsRefusal } from './login-as-refusal.ts'
import { loginAsRules } from './login-as-rules.ts'
import { intentOf, memberIsMissing } from './member-is-missing.ts'

const refuse = (refusal: LoginAsRefusal) => data(refusal, { status: 422 })

/** Acts as a member and goes where the journey leads; a refusal stays on the page (LOGINAS-12, 13, 18 to 21). */
export const loginAsAction = createAction(async ({ form, query, follow }) => {
  const values = formValues(form)
  const intent = intentOf(values)
  const codes = failingCodes(loginAsRules({}, today(new Date())), values)
  const memberMissing = memberIsMissing(intent, values)
  if (codes || memberMissing) return refuse({ invalid: { codes: codes ?? {}, values }, memberMissing })

  const answer = await query(LogInAsDocument, { input: logInAsInput(intent, values) })
  await follow(answer.errors)
  if (answer.data?.logInAs.next) return redirectTo(answer.data.logInAs.next)
  return refuse({ refused: { message: answer.data?.logInAs.errors[0]?.message ?? null } })
})
