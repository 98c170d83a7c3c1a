import type {
  PlainText,
  ProgramDetails,
  ProgramList,
  SiteContentProgramList,
} from '../../schema/generated/gateway-types.ts'
import {
  validatePlainText,
  validateProgramDetails,
  validateProgramList,
  validateSiteContentProgramList,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET programs` (CALL-58). */
export function readPrograms(rest: RestClient): Promise<ProgramList> {
  return rest.get('programs', {}, validateProgramList)
}

/** `GET programs/site-content` (CALL-59). */
export function readSiteContent(rest: RestClient): Promise<SiteContentProgramList> {
  return rest.get('programs/site-content', {}, validateSiteContentProgramList)
}

/** `GET programs/{programId}/details` (CALL-60, OPEN-13). */
export function readProgramDetails(rest: RestClient, programId: number): Promise<ProgramDetails> {
  return rest.get(`programs/${programId}/details`, {}, validateProgramDetails)
}

/** `GET handbook/ooc`: address of the Outline of Coverage as text, empty when there is none (CALL-51). */
export function readOutlineOfCoverage(rest: RestClient): Promise<PlainText> {
  return rest.text('handbook/ooc', {}, validatePlainText)
}
