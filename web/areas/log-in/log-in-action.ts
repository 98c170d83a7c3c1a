import { data } from 'react-router'
import { type FormRules, failingCodes, formValues } from '../../forms/form-rules.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { SignInDocument } from '../../generated/sign-in.ts'
import { createAction } from '../../screen/action.ts'
import { redirectTo } from '../../screen/redirect.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type LogInField = 'username' | 'password'

/** Both are asked for, and nothing else is judged here: which names and passwords exist is the service's to say (LOGIN-03, LOGIN-04). */
export function logInRules(text: Readonly<Record<string, string>>): FormRules<LogInField> {
  const say = sayFrom(text)
  return {
    username: { label: say('username'), required: true },
    password: { label: say('password'), required: true },
  }
}

/** Why the log-in page came back. The password is never in it. */
export interface LogInRefusal {
  /** Fields that were left out, when nothing was sent (LOGIN-08). */
  invalid?: Refusal<LogInField>
  /** What the service refused with, when it was asked. */
  refused?: { code: string; attemptsRemaining: number | null }
  username: string
}

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
