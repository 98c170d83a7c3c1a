import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { programsOf } from './programs-of.ts'

/** `GET programs/{programId}/details` (CALL-60, OPEN-13): one of the member's programs with its phone number. */
export const getProgramDetails: Handler<'getProgramDetails'> = ({ params, viewer, database }) => {
  const offered = programsOf(database, viewer).find(({ program }) => program.id === params.programId)
  if (offered === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such program for this member.', { field: 'programId' })
  return { ...offered.program, phoneNumber: offered.phoneNumber }
}
