import type { CoverageCategory } from '../../generated/schema-types.ts'

/** The key by which screens name each kind of coverage. */
export const categoryKeys = {
  MEDICAL: 'medical',
  DENTAL: 'dental',
  VISION: 'vision',
  PHARMACY: 'pharmacy',
} as const satisfies { readonly [Category in CoverageCategory]: Lowercase<Category> }
