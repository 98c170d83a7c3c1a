import type { Visit } from '../measure/visit.ts'
import type { PageName } from '../pages/page-names.ts'
import type { BrandResult } from './result.ts'

/** Of each visit of the portal, that of another page which lay nearest to it. None when the page was left out. */
export function neighbours({ pages }: BrandResult, name: PageName): Visit[] {
  const { portal, [name]: visits = [] } = pages
  return portal.flatMap((_, at) => visits[Math.floor((at * visits.length) / portal.length)] ?? [])
}
