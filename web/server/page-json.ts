import type { StaticHandlerContext } from 'react-router'
import type { ShellView } from '../../engine/view.ts'
import type { ShellQuery } from '../generated/shell.ts'
import { pageData } from '../hydration/page-data.ts'
import { rootRouteId } from '../screen/shell-data.ts'

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)

const kept = new WeakMap<object, string>()

/**
 * JSON for script of something that many pages have in common, such as a brand's words, written once. Manifests that are taken
 * anew are other objects; what is made for one page alone is forgotten with it.
 */
export function keptJson(value: object): string {
  const known = kept.get(value)
  if (known !== undefined) return known
  const json = scriptJson(value)
  kept.set(value, json)
  return json
}

/**
 * The page's data as JSON for script, without when it is sent: by what its loaders and action returned. More than half of it is
 * the brand's routes, words, notices and error pages, the same objects on all pages.
 */
export function pageJson(context: StaticHandlerContext): string {
  const { loaderData, ...others } = pageData(context)
  const { [rootRouteId]: root, ...screens } = loaderData
  if (!root) return scriptJson({ loaderData, ...others })
  const { shell, ...viewer } = root as ShellQuery
  const { brand, routes, text, footer, errors, ...view } = shell
  const words = withFields({ shell: keptJson(text.shell), common: keptJson(text.common) })
  const { pages, ...saidOfErrors } = errors
  const shared = {
    brand: keptJson(brand),
    routes: keptJson(routes),
    text: words,
    footer: footerJson(footer),
    errors: withFields({ pages: keptJson(pages) }, saidOfErrors),
  }
  const shellJson = withFields({ shell: withFields(shared, view) }, viewer)
  return withFields({ loaderData: withFields({ [rootRouteId]: shellJson }, screens) }, others)
}

/** JSON of the footer, most of which are the notices of help in other languages. */
export function footerJson({ languageHelp, ...footer }: ShellView['footer']): string {
  const { notices, ...help } = languageHelp
  return withFields({ languageHelp: withFields({ notices: keptJson(notices) }, help) }, footer)
}

/** JSON of an object: fields that are written already, and then the rest. Array.join would copy all of it at each level. */
function withFields(written: { readonly [name: string]: string }, rest: object = {}): string {
  let json = ''
  for (const [name, value] of Object.entries(written)) json += `${json === '' ? '' : ','}"${name}":${value}`
  const inside = scriptJson(rest).slice(1, -1)
  return `{${json}${json === '' || inside === '' ? '' : ','}${inside}}`
}

/** The page's data with when it is sent. */
export const datedJson = (sentAt: Date, json: string) => `{"sentAt":${sentAt.getTime()},${json.slice(1)}`
