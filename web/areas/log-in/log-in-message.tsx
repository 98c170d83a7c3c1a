import type { ReactNode } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ContactLineView } from '../../../engine/view.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { waitingTime } from '../../ui/format/waiting-time.ts'
import { Link } from '../../ui/link/link.tsx'
import { fillParts } from '../../ui/words/fill-parts.ts'
import type { LogInRefusal } from './log-in-action.ts'
import styles from './log-in-form.module.css'

type Refused = NonNullable<LogInRefusal['refused']>
type Words = Pick<
  ScreenText<'login'>,
  | 'attemptsRemaining'
  | 'accountLocked'
  | 'contact'
  | 'rateLimited'
  | 'rateLimitedFor'
  | 'unavailable'
  | 'cookiesNotKept'
  | 'unrecognized'
>

/** The brand's phone of help with signing in, and its hours. */
export type HelpLine = Pick<ContactLineView, 'id' | 'kind' | 'value'>

const ownWords = {
  LOGIN_ATTEMPTS_REMAINING: 'attemptsRemaining',
  ACCOUNT_LOCKED: 'accountLocked',
  RATE_LIMITED: 'rateLimited',
  UNAVAILABLE: 'unavailable',
  COOKIES_NOT_KEPT: 'cookiesNotKept',
} as const

const isOwn = (code: string): code is keyof typeof ownWords => Object.hasOwn(ownWords, code)

/**
 * The words above the form. Some codes have their own (ERR-01, ERR-02), and a service that cannot be reached is told as
 * such, never as a wrong password (MEMBER-27, OPEN-71); after too many tries they say when to try again (SEC-10). Any other code
 * has the general words (ERR-03, ERR-41).
 */
export function LogInMessage({ refused, text }: { refused: Refused; text: Words }): ReactNode {
  const pathOf = usePathOf()
  const { code, attemptsRemaining, retryAfter } = refused
  if (code === 'RATE_LIMITED' && retryAfter !== null)
    return fillParts(text.rateLimitedFor, { time: waitingTime(retryAfter) })
  const isCounted = code !== 'LOGIN_ATTEMPTS_REMAINING' || attemptsRemaining !== null
  const words = isOwn(code) && isCounted ? text[ownWords[code]] : text.unrecognized
  return fillParts(words, {
    attemptsRemaining,
    contact: <Link target={pathOf('contact-us')}>{text.contact}</Link>,
  })
}

/** Codes after which trying again does not help by itself. */
const leavesToPhone: ReadonlySet<string> = new Set(['ACCOUNT_LOCKED', 'UNAVAILABLE'])

/** The brand's number where somebody has to help (MEMBER-28). */
export function LogInHelp({ code, lines }: { code: string; lines: readonly HelpLine[] }) {
  if (!leavesToPhone.has(code)) return null
  return lines
    .filter(({ kind }) => kind === 'phone' || kind === 'hours')
    .map(({ id, kind, value }) => (
      <p key={id} className={styles.help}>
        {kind === 'phone' ? <Link target={phoneTarget(value)}>{value}</Link> : value}
      </p>
    ))
}
