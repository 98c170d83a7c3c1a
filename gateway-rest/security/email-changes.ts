import type { Clock } from '../clock.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Database } from '../store/database.ts'
import type { Say } from '../words/say.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
/** For so long a new e-mail address, or a new set of answers, proves nothing by itself (SEC-17). */
const TRUST_AFTER = 7 * DAY_MILLISECONDS

interface Stores {
  readonly database: Database
  readonly clock: Clock
}

interface Addresses {
  readonly emailAddress: string | null
  readonly previous: string | null
  /** 1 when the address was changed within the last days. */
  readonly isNew: number
}

/**
 * Keeps the address that a member is about to replace, and when (SEC-17). Of several changes within days the first
 * address stays, so that changing twice does not lose it; whoever goes back to it has changed nothing. Run it before the
 * new address is stored.
 */
export function rememberEmailChange({ database, clock }: Stores, memberKey: string, emailAddress: string): void {
  const { emailAddress: present, previous, isNew } = addressesOf({ database, clock }, memberKey)
  if (present === emailAddress) return
  const before = isNew === 1 ? previous : present
  if (before === emailAddress) database.run('delete from emailChange where memberKey = ?', memberKey)
  else
    database.run(
      `insert into emailChange (memberKey, previous, changedAt) values (?, ?, ?)
       on conflict (memberKey) do update set previous = excluded.previous, changedAt = excluded.changedAt`,
      memberKey,
      before,
      clock.now().getTime(),
    )
}

/**
 * Where the link of a password reset goes: the member's address, unless it was changed within the last days and no answers
 * older than that are asked for besides; then the one that was there before, or nowhere (SEC-17).
 */
export function recoveryAddress(stores: Stores, memberKey: string): string | null {
  const { emailAddress, previous, isNew } = addressesOf(stores, memberKey)
  return isNew === 0 || hasOldAnswers(stores, memberKey) ? emailAddress : previous
}

/** The member's address, and the one before while the change is new: both are told of what concerns the sign-in (SEC-16). */
export function toldAddresses(stores: Stores, memberKey: string): string[] {
  const { emailAddress, previous, isNew } = addressesOf(stores, memberKey)
  return [...new Set([emailAddress, isNew === 1 ? previous : null])].filter(address => address !== null)
}

/** Tells addresses what changed about a sign-in, each on its own, so that one that fails does not keep it from the other (SEC-16). */
export async function tellChange(
  mailer: Mailer,
  addresses: readonly string[],
  what: keyof typeof CHANGES,
  say: Say,
): Promise<void> {
  const { subject, text } = CHANGES[what]
  const mail = { subject: say(subject), text: [text, NOT_YOU].map(words => say(words)).join('\n\n') }
  const sent = await Promise.allSettled(addresses.map(to => mailer.send({ to, ...mail })))
  const failed = sent.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** No address is named: whoever reads the mail of one of them need not learn the other. */
const CHANGES = {
  email: {
    subject: 'The email address of your Member Dashboard was changed',
    text: 'The email address to which we write about your Member Dashboard was changed. We tell the old and the new address.',
  },
  password: {
    subject: 'The password of your Member Dashboard was changed',
    text: 'The password of your Member Dashboard was changed, and everybody else who was logged in with the old one is logged out.',
  },
} as const

const NOT_YOU = 'If it was not you, please call customer service. The number is on your ID card.' as const

function addressesOf({ database, clock }: Stores, memberKey: string): Addresses {
  return (
    database.get<Addresses>(
      `select emailAddress, previous, coalesce(changedAt > ?, 0) as isNew
       from preference left join emailChange using (memberKey) where memberKey = ?`,
      clock.now().getTime() - TRUST_AFTER,
      memberKey,
    ) ?? { emailAddress: null, previous: null, isNew: 0 }
  )
}

/** Whether the answers that a reset asks for are older than what a stranger could have stored with a new address. */
function hasOldAnswers({ database, clock }: Stores, memberKey: string): boolean {
  const newest = database.get<{ storedAt: number | null }>(
    'select max(storedAt) as storedAt from securityAnswer where memberKey = ?',
    memberKey,
  )?.storedAt
  return typeof newest === 'number' && newest <= clock.now().getTime() - TRUST_AFTER
}
