import type { Handler } from '../../http/call.ts'
import { benefitsOf } from './benefits-of.ts'
import { dentalServicesOf } from './dental-services-of.ts'

/** `GET benefits/dental` (CALL-34, OPEN-56): what the dental plan of a member pays for on a date. */
export const getDentalBenefits: Handler<'getDentalBenefits'> = call => benefitsOf(call, 'dental', dentalServicesOf)
