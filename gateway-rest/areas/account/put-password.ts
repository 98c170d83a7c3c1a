import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import type { SignInRow } from '../../security/check-password.ts'
import { confirmPassword } from '../../security/confirm-password.ts'
import { tellChange, toldAddresses } from '../../security/email-changes.ts'
import { endSignIn } from '../../security/end-sessions.ts'
import { refuseEasyPassword } from '../../security/password-rules.ts'
import { accountStatus } from './account-status.ts'

/**
 * `PUT account/password` (CALL-22): changes the password; an initial or forced-change account becomes active (STATE-03, STATE-05).
 * A wrong current password counts like a failed log-in, so that a stolen token cannot be used to guess it. Staff who act as the member never get here (SEC-15).
 * All other sessions of the sign-in end (SEC-02); whoever takes JSON gets a token of a session in place of the own one.
 * It is told to the member's addresses (SEC-16).
 */
export const putPassword: Handler<'putPassword'> = async ({ body, viewer, accepted, ...services }) => {
  const { database, sessions, passwords, mailer, afterwards } = services
  const signIn = database.get<SignInRow>('select * from signIn where memberKey = ?', viewer.memberKey)
  if (signIn === undefined) {
    throw new GatewayError('FORBIDDEN', 'Only the member can change the password.')
  }
  if (body.newPassword === body.currentPassword) {
    throw new GatewayError('BAD_REQUEST', 'The new password must differ from the present one.', {
      field: 'newPassword',
    })
  }
  const { username } = signIn
  await confirmPassword(services, signIn, body.currentPassword)
  const preference = database.get<{ emailAddress: string | null }>(
    'select emailAddress from preference where memberKey = ?',
    viewer.memberKey,
  )
  await refuseEasyPassword(body.newPassword, { username, emailAddress: preference?.emailAddress }, 'newPassword')
  const passwordHash = await passwords.hash(body.newPassword)
  const ended = database.transaction(() => {
    const changed = database.run(
      `update signIn set passwordHash = ?, status = case when status in ('INI', 'FRC') then 'ACT' else status end
       where username = ? and passwordHash = ?`,
      passwordHash,
      username,
      signIn.passwordHash,
    )
    // Somebody else set a new one while the present one was compared: that one counts.
    if (changed === 0)
      throw new GatewayError('CURRENT_PASSWORD_WRONG', 'The present password is not right.', {
        field: 'currentPassword',
      })
    return endSignIn(database, viewer.personKey, viewer.rootSid)
  })
  const addresses = toldAddresses(services, viewer.memberKey)
  afterwards(() => tellChange(mailer, addresses, 'password', services.say))
  const status = accountStatus(database, viewer.memberKey)
  return accepted === 'application/json' ? { status, token: sessions.replace(viewer), ended: [...ended] } : status
}
