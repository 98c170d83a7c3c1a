import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'
import { withQuery } from '../../ui/link/addresses.ts'

/** Path of a coverage category's page: today's, or that of the plan period that began at `effectiveTime` (HISTORY-03). */
export const categoryPath = (category: CoverageCategory, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? `/benefits/${wordOf(category)}`
    : `/history/${effectiveTime}/benefits/${wordOf(category)}`

/** Path of a dental service's page, today's or an earlier plan period's (BENEFIT-21, HISTORY-06, OPEN-16). */
export function dentalServicePath(code: string, effectiveTime?: string): string {
  const dental: CategoryWord = 'dental'
  const base = effectiveTime === undefined ? '/services' : `/details/${effectiveTime}`
  return `${base}/${dental}/${encodeURIComponent(code)}`
}

/** A coverage category as addresses and text keys write it. */
type CategoryWord = Lowercase<CoverageCategory>

/** "MEDICAL" as addresses and text keys write it: "medical". */
export const wordOf = (category: CoverageCategory) => category.toLowerCase() as CategoryWord

const categories: { readonly [Word in CategoryWord]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

const isWord = (segment: string): segment is CategoryWord => Object.hasOwn(categories, segment)

/** The coverage category that a path names in one of its segments; undefined when none does. */
function categoryIn(pathname: string): CoverageCategory | undefined {
  const word = pathname.split('/').find(isWord)
  return word && categories[word]
}

/** What the address of a benefits screen asks for. */
export interface Asked {
  category: CoverageCategory
  /** Null for the signed-in member. */
  memberSuffix: number | null
  /** First day of an earlier plan period, as milliseconds since 1970; undefined for today's benefits. */
  effectiveTime: string | undefined
  /** Code or page id of one service. */
  service: string | undefined
}

/** The member suffix that an address names; null, which means the signed-in member, for anything else. */
export function memberIn(search: URLSearchParams): number | null {
  return memberSuffixIn(search.get('member')) ?? null
}

/** Reads what an address asks for: a dental service stands in the path, any other service in the query. */
export function asked({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>): Asked {
  const { pathname, searchParams } = new URL(request.url)
  const category = categoryIn(pathname)
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
