/**
 * An address with some query values changed: a value of undefined or '' leaves its name out. The rest stays, so that
 * filters, tabs and pages keep each other.
 */
export function withQuery(
  pathname: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}
