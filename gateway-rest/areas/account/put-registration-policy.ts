import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { registrationPolicyOf } from './registration-policy-of.ts'

/** `PUT account/registration/policies` (CALL-18). Consent to electronic EOBs is the subscriber's alone (PERM-06). */
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
