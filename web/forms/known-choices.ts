/**
 * The query of a list without choices that the list does not offer: those of another member or time. Undefined when all
 * of them are offered.
 */
export function knownChoices(
  search: URLSearchParams,
  offered: Readonly<Record<string, readonly string[]>>,
): URLSearchParams | undefined {
  const known = new URLSearchParams()
  for (const [name, value] of search) {
    if (!Object.hasOwn(offered, name) || offered[name]?.includes(value)) known.append(name, value)
  }
  if (known.size === search.size) return undefined
  known.delete('page')
  return known
}
