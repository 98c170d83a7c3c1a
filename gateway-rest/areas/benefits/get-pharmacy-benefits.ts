import type { Handler } from '../../http/call.ts'
import { benefitsOf } from './benefits-of.ts'
import { medicalServicesOf } from './medical-services-of.ts'

/** `GET benefits/pharmacy` (CALL-32): what the pharmacy plan of a member pays for on a date. */
export const getPharmacyBenefits: Handler<'getPharmacyBenefits'> = call =>
  benefitsOf(call, 'pharmacy', medicalServicesOf)
