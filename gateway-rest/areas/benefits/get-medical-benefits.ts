import type { Handler } from '../../http/call.ts'
import { benefitsOf } from './benefits-of.ts'
import { medicalServicesOf } from './medical-services-of.ts'

/** `GET benefits/medical` (CALL-31): what the medical plan of a member pays for on a date. */
export const getMedicalBenefits: Handler<'getMedicalBenefits'> = call => benefitsOf(call, 'medical', medicalServicesOf)
