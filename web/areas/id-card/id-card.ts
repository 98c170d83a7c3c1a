import type { IdCardPartsFragment } from '../../generated/id-card-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { categoryKeys } from '../../ui/words/category-keys.ts'

/** A card as the screen shows it. */
export type IdCard = IdCardPartsFragment

/** The number as cards print it: of the family, then of the person. */
export const memberNumber = ({ subscriberId, suffix }: Pick<IdCard, 'subscriberId' | 'suffix'>) =>
  `${subscriberId} ${String(suffix).padStart(2, '0')}`

/** Coverage categories by their name in addresses, forms and text keys. */
const categories: Readonly<Record<string, CoverageCategory>> = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

/** The coverage category that an address or form names; undefined for any other text. */
export const categoryNamed = (name: unknown): CoverageCategory | undefined =>
  typeof name === 'string' && Object.hasOwn(categories, name) ? categories[name] : undefined

/** The name of a coverage category in addresses, forms and text keys. */
export const nameOfCategory = (category: CoverageCategory) => categoryKeys[category]
