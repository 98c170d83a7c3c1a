import type { Handler } from '../../http/call.ts'
import { benefitsOf } from './benefits-of.ts'
import { medicalServicesOf } from './medical-services-of.ts'

/** `GET benefits/vision` (CALL-33): what the vision plan of a member pays for on a date. */
export const getVisionBenefits: Handler<'getVisionBenefits'> = call => benefitsOf(call, 'vision', medicalServicesOf)
