import type { PreferenceName, Preferences, PreferencesUpdate } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { rememberEmailChange, tellChange } from '../../security/email-changes.ts'
import type { Database } from '../../store/database.ts'

/** `GET account/preferences` (CALL-20): the member's own communication preferences. */
export const getPreferences: Handler<'getPreferences'> = ({ viewer, database }) =>
  preferencesOf(database, viewer.memberKey)

/**
 * `PUT account/preferences` (CALL-21): stores the fields of the body and leaves the others unchanged. A new e-mail address is
 * told to itself and to the one before (SEC-16), which is kept for password resets (SEC-17).
 */
export const putPreferences: Handler<'putPreferences'> = ({ body, viewer, ...services }) => {
  const { database, mailer, afterwards } = services
  const { memberKey } = viewer
  const before = preferencesOf(database, memberKey).emailAddress
  database.transaction(() => {
    rememberEmailChange(services, memberKey, body.emailAddress)
    storePreferences(database, memberKey, body)
  })
  if (before !== null && before !== body.emailAddress)
    afterwards(() => tellChange(mailer, [before, body.emailAddress], 'email'))
  return preferencesOf(database, memberKey)
}

function storePreferences(database: Database, memberKey: string, update: PreferencesUpdate): void {
  // The contract allows no other fields, so the keys are column names; sorted, so that few distinct statements are prepared.
  const entries = (Object.entries(update) as [string, string][]).sort(([one], [other]) => one.localeCompare(other))
  const columns = entries.map(([column]) => column)
  database.run(
    `insert into preference (memberKey, ${columns.join(', ')}) values (?, ${columns.map(() => '?').join(', ')})
     on conflict (memberKey) do update set ${columns.map(column => `${column} = excluded.${column}`).join(', ')}`,
    memberKey,
    ...entries.map(([, value]) => value),
  )
}

interface Offers {
  readonly hasEbill: number
  readonly medicareMaterials: number
}

/**
 * `GET account/relevant-preferences` (CALL-19, OPEN-21): news for everybody; EOBs, eBill and Medicare mail only for
 * subscribers who get them.
 */
export const listRelevantPreferences: Handler<'listRelevantPreferences'> = ({ viewer, database }) => {
  const names: PreferenceName[] = ['emailBreakingNews']
  if (!viewer.isSubscriber) return names
  names.unshift('electronicEob')
  const offers = database.get<Offers>(
    'select hasEbill, medicareMaterials from family where subscriberKey = ?',
    viewer.subscriberKey,
  )
  if (offers?.medicareMaterials === 1) names.push('electronicMedicareMailing')
  if (offers?.hasEbill === 1) names.push('discontinuePaperStatements', 'emailWhenBillReady', 'emailPaymentReminder')
  return names
}

type StoredPreferences = Omit<Preferences, 'policyDetails'>

const NEVER_ANSWERED: StoredPreferences = {
  emailAddress: null,
  electronicEob: null,
  emailBreakingNews: null,
  electronicMedicareMailing: null,
  emailPaymentReminder: null,
  emailAutopayWithdrawalReminder: null,
  discontinuePaperStatements: null,
  emailWhenBillReady: null,
  emailEwpNotification: null,
  showEwpLandingPage: null,
}

/** The preferences of one member, Y, N or null for never answered, with the family's policy (ENT-14, ENT-15, ENT-16). */
export function preferencesOf(database: Database, memberKey: string): Preferences {
  const stored = database.get<StoredPreferences>(
    `select ${Object.keys(NEVER_ANSWERED).join(', ')} from preference where memberKey = ?`,
    memberKey,
  )
  const family = database.get<{ hasExtendedPolicy: number }>(
    'select hasExtendedPolicy from family join member using (subscriberKey) where memberKey = ?',
    memberKey,
  )
  return { ...NEVER_ANSWERED, ...stored, policyDetails: { hasExtendedPolicy: family?.hasExtendedPolicy === 1 } }
}
