/** The page that an address asks for, 0-based; anything that is no page is the first. */
export function pageIn(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0
}
