/**
 * Two pages are only worth comparing when they show the same words in the same order.
 * @throws Error with the first line in which they differ.
 */
export function expectSameWords(name: string, portal: string, other: string): void {
  const [wanted, found] = [words(portal), words(other)]
  const at = wanted.findIndex((line, index) => line !== found[index])
  if (at < 0 && wanted.length === found.length) return
  const line = at < 0 ? wanted.length : at
  throw new Error(`${name} differs from the portal's Home: "${found[line] ?? ''}" instead of "${wanted[line] ?? ''}"`)
}

/** What stands between the tags of a page's body, without its script and data. */
const words = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .split(/<[^>]*>/)
    .map(text => text.trim())
    .filter(Boolean)
