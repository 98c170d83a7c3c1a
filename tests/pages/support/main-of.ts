import { createRequire } from 'node:module'

/** The part of jsdom that is used; the package has no types of its own. */
const { JSDOM }: { JSDOM: new (html: string) => { window: { document: Document } } } = createRequire(import.meta.url)(
  'jsdom',
)

/** A page as a browser reads it, whose scripts do not run. */
export const documentOf = (html: string): Document => new JSDOM(html).window.document

/** The main part of a page, to look things up in. */
export function mainOf(html: string): Element {
  const main = documentOf(html).querySelector('main')
  if (!main) throw new Error('The page has no main part')
  return main
}
