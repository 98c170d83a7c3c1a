import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/benefits-screen.ts'
import { categoryIn } from './categories.ts'

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
