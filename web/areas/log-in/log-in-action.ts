import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type Refusal, refuse } from '../../forms/refusal.ts'
import { SignInDocument } from '../../generated/sign-in.ts'
import { createFormAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

const isUnreachable = (status: number) => status === 1

export type LogInField = 'username' | 'password'

/** Both fields are required; only the service knows which names and passwords are valid (LOGIN-03, LOGIN-04). */
export function logInRules(text: ScreenText<'login'>): FormRules<LogInField> {
  const say = sayFrom(text)
  return {
    username: { label: say('username'), required: true },
    password: { label: say('password'), required: true },
  }
}

/** Why the log-in form came back; never with the password. */
export interface LogInRefusal {
  /** Missing fields, when no call was made (LOGIN-08). */
  invalid?: Refusal<LogInField>
  /** The service's refusal, when the call was made. */
  refused?: { code: string; attemptsRemaining: number | null; retryAfter: number | null }
  username: string
}

/**
 * Logs in and goes where the journey leads. An invalid form makes no call; a refused one returns with its reason
 * (LOGIN-08, LOGIN-18), and so does one after which the browser has no cookie (MEMBER-60). Without a line the form stays as it is;
 * what fails after the token is the error page's (ERR-06).
 */
export const logInAction = createFormAction(async ({ form, run, keepsSession, redirectTo }) => {
  const { username: typed = '', password = '' } = formValues(form)
  // Keyboards of phones put a blank behind a word; a password is taken as it is.
  const username = typed.trim()
  const codes = failingCodes(logInRules(noWords), { username, password })
  if (codes) return refuse<LogInRefusal>({ invalid: { codes, values: { username } }, username })

  const { signIn } = await run(SignInDocument, { input: { username, password } })
  const isKept = !signIn.next || (await keepsSession())
  if (signIn.next && isKept) return redirectTo(signIn.next)
  const [error] = isKept ? signIn.userErrors : [{ code: 'COOKIES_NOT_KEPT', attemptsRemaining: null, retryAfter: null }]
  return refuse<LogInRefusal>({
    refused: {
      code: error?.code ?? '',
      attemptsRemaining: error?.attemptsRemaining ?? null,
      retryAfter: error?.retryAfter ?? null,
    },
    username,
  })
}, isUnreachable)
