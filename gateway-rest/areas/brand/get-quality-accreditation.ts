import type { QualityAccreditation } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { brandColumn } from './brand-column.ts'

/** The quality accreditations of a brand (CALL-73, ENT-46). */
export const getQualityAccreditation: Handler<'getQualityAccreditation'> = ({ params, database }) =>
  brandColumn<QualityAccreditation>(database, params.domainId, 'accreditations')
