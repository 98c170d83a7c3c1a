import type { Category, ProductCategory } from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory } from '../generated/resolver-types.ts'

interface CategoryNames {
  category: CoverageCategory
  /** Field of members and group details. */
  field: Category
  /** Letter of limits, claims and plan eligibility (CONST-02, CONST-03). */
  letter: ProductCategory
}

/** The four coverage categories with the gateway's names for them (SCOPE-02), in listing order. */
export const coverageCategories = [
  { category: 'MEDICAL', field: 'medical', letter: 'M' },
  { category: 'DENTAL', field: 'dental', letter: 'D' },
  { category: 'VISION', field: 'vision', letter: 'V' },
  { category: 'PHARMACY', field: 'pharmacy', letter: 'X' },
] as const satisfies readonly CategoryNames[]

/** The category of a letter. */
export const categoryOfLetter: { readonly [Letter in ProductCategory]: CoverageCategory } = {
  M: 'MEDICAL',
  D: 'DENTAL',
  V: 'VISION',
  X: 'PHARMACY',
}

/** The category of a field. */
export const categoryOfField: { readonly [Field in Category]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

/** The field of a category, by which calls take it, too (OPEN-47). */
export const fieldOfCategory: { readonly [Each in CoverageCategory]: Category } = {
  MEDICAL: 'medical',
  DENTAL: 'dental',
  VISION: 'vision',
  PHARMACY: 'pharmacy',
}
