import type { PreferenceName, Preferences, PreferencesUpdate } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler, Services } from '../../http/call.ts'
import type { SignInRow } from '../../security/check-password.ts'
import { confirmPassword } from '../../security/confirm-password.ts'
import { rememberEmailChange, tellChange, toldAddresses } from '../../security/email-changes.ts'
import type { Database } from '../../store/database.ts'

/** `GET account/preferences` (CALL-20): the member's own communication preferences. */
export const getPreferences: Handler<'getPreferences'> = ({ viewer, database }) =>
  preferencesOf(database, viewer.memberKey)

/**
 * `PUT account/preferences` (CALL-21): stores the fields of the body and leaves the others unchanged. A new e-mail address takes
 * the present password and is told to itself and to the one before (SEC-16), which is kept for password resets (SEC-17).
 * @throws GatewayError 400 naming currentPassword when it is missing or wrong; 429 after five wrong ones.
 */
export const putPreferences: Handler<'putPreferences'> = async ({ body, viewer, ...services }) => {
  const { database, mailer, afterwards } = services
  const { memberKey } = viewer
  const { currentPassword, acknowledgements = [], ...update } = body
  const { emailAddress } = update
  const isNew = preferencesOf(database, memberKey).emailAddress !== emailAddress
  if (isNew) await confirmPresent(services, memberKey, currentPassword)
  const told = isNew ? [...new Set([...toldAddresses(services, memberKey), emailAddress])] : []
  database.transaction(() => {
    rememberEmailChange(services, memberKey, emailAddress)
    storePreferences(database, memberKey, update)
    for (const text of acknowledgements) storeAcknowledgement(services, memberKey, text)
  })
  if (isNew) afterwards(() => tellChange(mailer, told, 'email', services.say))
  return preferencesOf(database, memberKey)
}

/** Has the member confirm a change by the present password. */
async function confirmPresent(
  services: Parameters<typeof confirmPassword>[0],
  memberKey: string,
  password: string | undefined,
): Promise<void> {
  const signIn = services.database.get<SignInRow>('select * from signIn where memberKey = ?', memberKey)
  if (signIn === undefined) throw new GatewayError('FORBIDDEN', 'Only the member can change the e-mail address.')
  const field = 'currentPassword'
  if (password === undefined)
    throw new GatewayError('BAD_REQUEST', 'A new e-mail address takes the present password.', { field })
  await confirmPassword(services, signIn, password, field)
}

/** The first time that a text was acknowledged stays (CHECK-25). */
function storeAcknowledgement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  memberKey: string,
  text: string,
) {
  database.run(
    'insert into acknowledgement (memberKey, text, acknowledgedAt) values (?, ?, ?) on conflict do nothing',
    memberKey,
    text,
    Math.floor(clock.now().getTime() / 1000),
  )
}

type StoredUpdate = Omit<PreferencesUpdate, 'currentPassword' | 'acknowledgements'>

function storePreferences(database: Database, memberKey: string, update: StoredUpdate): void {
  // The contract allows no other fields, so the keys are column names; sorted, so that few distinct statements are prepared.
  const entries = Object.entries(update).sort(([one], [other]) => one.localeCompare(other))
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

type StoredPreferences = Omit<Preferences, 'policyDetails' | 'emailNeedsPassword' | 'acknowledgements'>

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
  const policyDetails = { hasExtendedPolicy: family?.hasExtendedPolicy === 1 }
  const acknowledgements = database
    .all<{ text: string }>('select text from acknowledgement where memberKey = ? order by text', memberKey)
    .map(({ text }) => text)
  return { ...NEVER_ANSWERED, ...stored, emailNeedsPassword: true, acknowledgements, policyDetails }
}
