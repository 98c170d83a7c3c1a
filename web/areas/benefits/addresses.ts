import type { CoverageCategory } from '../../generated/benefits-screen.ts'
import { type CategoryWord, wordOf } from './categories.ts'

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
