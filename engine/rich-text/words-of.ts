/** All words of a rich text, in reading order. */
export function wordsOf(tree: unknown): string {
  if (typeof tree !== 'object' || tree === null) return ''
  if ('value' in tree && typeof tree.value === 'string') return tree.value
  return 'children' in tree && Array.isArray(tree.children) ? tree.children.map(wordsOf).join('') : ''
}
