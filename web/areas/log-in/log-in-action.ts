import { data } from 'react-router'
import { failingCodes } from '../../forms/failing-codes.ts'
import { formValues } from '../../forms/form-values.ts'
import { SignInDocument } from '../../generated/sign-in.ts'
import { createAction } from '../../screen/action.ts'
import { redirectTo } from '../../screen/redirect.ts'
import type { LogInRefusal } from './log-in-refusal.ts'
import { logInRules } from './log-in-rules.ts'

const refuse = (refusal: LogInRefusal) => data(refusal, { status: 422 })

/**
 * Logs in and goes where the journey leads. An invalid form makes no call; a refused one comes back with its reason
 * (LOGIN-08, LOGIN-18).
 */
export const logInAction = createAction(async ({ form, query, follow }) => {
  const { username = '', password = '' } = formValues(form)
  const codes = failingCodes(logInRules({}), { username, password })
  if (codes) return refuse({ invalid: { codes, values: { username } }, username })

  const answer = await query(SignInDocument, { username, password })
  await follow(answer.errors)
  if (answer.data?.signIn.next) return redirectTo(answer.data.signIn.next)
  const [error] = answer.data?.signIn.errors ?? []
  return refuse({ refused: { code: error?.code ?? '', attemptsRemaining: error?.attemptsRemaining ?? null }, username })
})
