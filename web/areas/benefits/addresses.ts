import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { RouteId } from '../../../schema/generated/routes.ts'
import type { PathOf } from '../../../schema/path-of.ts'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'
import { portalContext } from '../../screen/portal.ts'
import { withQuery } from '../../ui/link/addresses.ts'

/** Path of a coverage category's page: today's, or that of the plan period that begins at `effectiveTime` (HISTORY-03). */
export const categoryPath = (pathOf: PathOf, category: CoverageCategory, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? pathOf(`benefits-${wordOf(category)}`)
    : pathOf('history-benefits', { effectiveTime, category: wordOf(category) })

/** Query of the summary's address: of a plan period by its time, of the current one without (ROUTE-35). */
export const summaryQuery = (time: string | undefined): Record<string, string> =>
  time === undefined ? {} : { asOfDate: time }

/** Path of a dental service's page, today's or another plan period's (BENEFIT-21, HISTORY-06, OPEN-16). */
export const dentalServicePath = (pathOf: PathOf, code: string, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? pathOf('dental-service', { code })
    : pathOf('dental-service-of-period', { effectiveTime, code })

/** A coverage category as addresses and text keys write it. */
type CategoryWord = Lowercase<CoverageCategory>

/** "MEDICAL" as addresses and text keys write it: "medical". */
const wordOf = (category: CoverageCategory) => category.toLowerCase() as CategoryWord

const categories: { readonly [Word in CategoryWord]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

/** Routes that are about one category, whatever their paths. */
const categoryOfRoute: ReadonlyMap<string | undefined, CoverageCategory> = new Map<RouteId, CoverageCategory>([
  ['benefits-medical', 'MEDICAL'],
  ['benefits-dental', 'DENTAL'],
  ['benefits-vision', 'VISION'],
  ['benefits-pharmacy', 'PHARMACY'],
  ['dental-service', 'DENTAL'],
  ['dental-service-of-period', 'DENTAL'],
])

const isWord = (text: string): text is CategoryWord => Object.hasOwn(categories, text)

/** The coverage category that an address is about: by its parameter, else by its route; undefined when by neither. */
function categoryAt({ params: { category = '' }, pattern, context }: LoaderFunctionArgs): CoverageCategory | undefined {
  const route = context.get(portalContext).routes.find(({ path }) => path === pattern)
  return isWord(category) ? categories[category] : categoryOfRoute.get(route?.id)
}

/** What the address of a benefits screen asks for. */
export interface AskedBenefits {
  category: CoverageCategory
  /** Null for the signed-in member. */
  memberSuffix: number | null
  /** First day of a plan period, as milliseconds since 1970; undefined for the current one. */
  effectiveTime: string | undefined
  /** Code or page id of one service. */
  service: string | undefined
}

/** The member suffix that an address names; null, which means the signed-in member, for anything else. */
export function memberIn(search: URLSearchParams): number | null {
  return memberSuffixIn(search.get('member')) ?? null
}

/** Reads what an address asks for: a dental service stands in the path, any other service in the query. */
export function asked(place: LoaderFunctionArgs): AskedBenefits {
  const { request, params } = place
  const { searchParams } = new URL(request.url)
  const category = categoryAt(place)
  if (!category) throw routeError({ status: 404 })
  return {
    category,
    memberSuffix: memberIn(searchParams),
    effectiveTime: params.effectiveTime,
    service: params.code ?? searchParams.get('service') ?? undefined,
  }
}

/** Makes addresses that keep the family member being viewed. */
export function useMemberAddress() {
  const [search] = useSearchParams()
  const member = new URLSearchParams([...search].filter(([name]) => name === 'member'))
  return (path: string, query: Record<string, string> = {}) => withQuery(path, member, query)
}
