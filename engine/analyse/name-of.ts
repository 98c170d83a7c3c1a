import type { Part } from '../parts/manifest-parts.ts'

/** An item as an administrator knows it: by its id, else by where it stands. */
export const nameOf = ({ item, key }: Pick<Part, 'item' | 'key'>): string =>
  `"${typeof item.id === 'string' ? item.id : key}"`
