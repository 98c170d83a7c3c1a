/** "a", "a or b", "a, b or c". */
export function listInWords(items: readonly string[], last: 'and' | 'or'): string {
  const end = items.at(-1) ?? ''
  return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`
}
