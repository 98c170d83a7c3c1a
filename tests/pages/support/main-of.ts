import { createRequire } from 'node:module'

/** The part of jsdom that is used; the package has no types of its own. */
const { JSDOM }: { JSDOM: new () => { window: { DOMParser: typeof DOMParser } } } = createRequire(import.meta.url)(
  'jsdom',
)

/** One parser for all pages: a window for each would cost several times the page. */
const parser = new new JSDOM().window.DOMParser()

/** A page as a browser reads it, whose scripts do not run. */
export const documentOf = (html: string): Document => parser.parseFromString(html, 'text/html')

/** The main part of a page, to look things up in. */
export function mainOf(html: string): Element {
  const main = documentOf(html).querySelector('main')
  if (!main) throw new Error('The page has no main part')
  return main
}
