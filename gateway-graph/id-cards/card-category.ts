import type { Category } from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory } from '../generated/resolver-types.ts'

/** The names by which calls take kinds of coverage (OPEN-47). */
export const cardCategory: { readonly [Each in CoverageCategory]: Category } = {
  MEDICAL: 'medical',
  DENTAL: 'dental',
  VISION: 'vision',
  PHARMACY: 'pharmacy',
}
