import type { Part } from './manifest-parts.ts'

/**
 * The parts that a word refers to: by key ("menus/primary/benefits"), by the end of a key, by surface and id ("menus/benefits"),
 * by id, or a route by its path.
 */
export function findParts(word: string, parts: readonly Part[]): Part[] {
  const ways: readonly ((part: Part) => boolean)[] = [
    ({ key }) => key === word,
    ({ surface, path, item }) => surface === 'routes' && path[0] === 'routes' && item.path === word,
    ({ surface, item }) => `${surface}/${String(item.id)}` === word,
    ({ item }) => item.id === word,
    ({ key }) => key.endsWith(`/${word}`),
  ]
  for (const way of ways) {
    const found = parts.filter(way)
    if (found.length > 0) return found
  }
  return []
}

/** All words that refer to parts: candidates for a near miss. */
export const partNames = (parts: readonly Part[]): string[] => [
  ...new Set(
    parts.flatMap(({ key, surface, path, item }) => [
      ...(typeof item.id === 'string' ? [item.id, `${surface}/${item.id}`] : []),
      ...(surface === 'routes' && path[0] === 'routes' && typeof item.path === 'string' ? [item.path] : []),
      key,
    ]),
  ),
]
