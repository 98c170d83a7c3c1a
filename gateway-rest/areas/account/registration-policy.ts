import type { RegistrationPolicy } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import type { Database } from '../../store/database.ts'

/** `GET account/registration/policies` (CALL-17). */
export const getRegistrationPolicy: Handler<'getRegistrationPolicy'> = ({ viewer, database }) =>
  registrationPolicyOf(database, viewer.memberKey)

/** `PUT account/registration/policies` (CALL-18). Only the subscriber can consent to electronic EOBs (PERM-06). */
export const putRegistrationPolicy: Handler<'putRegistrationPolicy'> = ({ body, viewer, database }) => {
  const consent = body.isEeobPreferenceConsented
  if (consent !== null && !viewer.isSubscriber) {
    throw new GatewayError('BAD_REQUEST', 'Only the subscriber can consent to electronic EOBs.', {
      field: 'isEeobPreferenceConsented',
    })
  }
  database.run(
    `insert into registrationPolicy (memberKey, isCommunicationPolicySigned, isEeobPreferenceConsented) values (?, ?, ?)
     on conflict (memberKey) do update set isCommunicationPolicySigned = excluded.isCommunicationPolicySigned,
       isEeobPreferenceConsented = excluded.isEeobPreferenceConsented`,
    viewer.memberKey,
    Number(body.isCommunicationPolicySigned),
    consent === null ? null : Number(consent),
  )
  return registrationPolicyOf(database, viewer.memberKey)
}

interface PolicyRow {
  readonly isCommunicationPolicySigned: number
  readonly isEeobPreferenceConsented: number | null
}

/** The policies that a member agreed to; a member without a record has agreed to none yet. */
function registrationPolicyOf(database: Database, memberKey: string): RegistrationPolicy {
  const row = database.get<PolicyRow>('select * from registrationPolicy where memberKey = ?', memberKey)
  const consent = row?.isEeobPreferenceConsented ?? null
  return {
    isCommunicationPolicySigned: row?.isCommunicationPolicySigned === 1,
    isEeobPreferenceConsented: consent === null ? null : consent === 1,
  }
}
