import type { Category } from '../../../schema/generated/gateway-types.ts'

/** The network that a card names: dentists have the last of a brand's networks, everybody else the first. */
export function networkOf(category: Category, names: readonly string[]): string | null {
  return names.at(category === 'dental' ? -1 : 0) ?? null
}
