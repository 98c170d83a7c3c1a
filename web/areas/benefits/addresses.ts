import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { withQuery } from '../../ui/link/addresses.ts'

/** The page of one kind of coverage, today's or that of the plan period which began at a time (HISTORY-03). */
export const categoryPath = (category: CoverageCategory, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? `/benefits/${wordOf(category)}`
    : `/history/${effectiveTime}/benefits/${wordOf(category)}`

/** The page of a dental service, today's or that of an earlier plan period (BENEFIT-21, HISTORY-06, OPEN-16). */
export function dentalServicePath(code: string, effectiveTime?: string): string {
  const dental: CategoryWord = 'dental'
  const base = effectiveTime === undefined ? '/services' : `/details/${effectiveTime}`
  return `${base}/${dental}/${encodeURIComponent(code)}`
}

/** A kind of coverage as addresses and words have it. */
type CategoryWord = Lowercase<CoverageCategory>

/** "MEDICAL" as addresses and words have it. */
export const wordOf = (category: CoverageCategory) => category.toLowerCase() as CategoryWord

const categories: { readonly [Word in CategoryWord]: CoverageCategory } = {
  medical: 'MEDICAL',
  dental: 'DENTAL',
  vision: 'VISION',
  pharmacy: 'PHARMACY',
}

const isWord = (segment: string): segment is CategoryWord => Object.hasOwn(categories, segment)

/** The kind of coverage that an address is about: the part of its path that is one; undefined when none is. */
export function categoryIn(pathname: string): CoverageCategory | undefined {
  const word = pathname.split('/').find(isWord)
  return word && categories[word]
}

/** What an address of the benefits screens asks for. */
export interface Asked {
  category: CoverageCategory
  /** The viewer's own when null. */
  memberSuffix: number | null
  /** First day of an earlier plan period, in milliseconds; undefined for today's benefits. */
  effectiveTime: string | undefined
  /** Code or page of one service. */
  service: string | undefined
}

/** The family member that an address names; null, which means the viewer, for anything that is no suffix. */
export function memberIn(search: URLSearchParams): number | null {
  const member = search.get('member') ?? ''
  return /^\d{1,3}$/.test(member) ? Number(member) : null
}

/** Reads what an address asks for: a dental service is a part of the path, any other a value of the query. */
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

/** Makes addresses that stay with the family member who is looked at. */
export function useMemberAddress() {
  const [search] = useSearchParams()
  const member = new URLSearchParams([...search].filter(([name]) => name === 'member'))
  return (path: string, query: Record<string, string> = {}) => withQuery(path, member, query)
}
