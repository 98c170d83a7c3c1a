import { atLeast, atMost, type Promised } from '../../report/promise.ts'
import type { PageName } from '../measure/compare-pages.ts'
import { median } from '../measure/median.ts'
import type { BenchResult, BrandResult } from './result.ts'

type Figure = 'inSight' | 'script'

/** A figure of the portal, times that of another page: each visit by that of the other nearest to it, then the middle. */
function times({ pages }: BrandResult, other: PageName, figure: Figure): number {
  const { portal, [other]: visits } = pages
  const nearest = (at: number) => visits[Math.floor((at * visits.length) / portal.length)]?.[figure] ?? Number.NaN
  return median(portal.map((visit, at) => visit[figure] / nearest(at)))
}

/** What issue 4 promises, held against a result; the worst brand decides. */
export function targets({ brands, growth, lighthouse }: BenchResult): Promised[] {
  const worst = (of: (brand: BrandResult) => number) => Math.max(...brands.map(of))
  const shift = worst(({ pages, logIn }) => Math.max(...[...pages.portal, ...logIn].map(visit => visit.shift)))
  const promises = [
    atMost(
      'Data in sight, times static HTML',
      1.6,
      worst(brand => times(brand, 'static', 'inSight')),
    ),
    atMost(
      'Data in sight, times client-rendered',
      0.25,
      worst(brand => times(brand, 'client-rendered', 'inSight')),
    ),
    atMost(
      'Data in sight, times hand-written',
      1.1,
      worst(brand => times(brand, 'hand-written', 'inSight')),
    ),
    atMost(
      'Script time, times hand-written',
      1.15,
      worst(brand => times(brand, 'hand-written', 'script')),
    ),
    atMost('Layout shift of log-in and Home', 0.02, shift),
    atMost(
      'Processor time of rendering a Home, ms',
      5,
      worst(({ renderCpu }) => renderCpu),
    ),
  ]
  const grown = Math.max(...growth.map(({ ratio }) => ratio))
  if (growth.length > 0) promises.push(atMost('First paint when there is more, times usual', 1.3, grown))
  if (lighthouse.length > 0) {
    const least = (name: 'performance' | 'accessibility' | 'bestPractices') =>
      Math.min(...lighthouse.map(one => one[name]))
    promises.push(
      atLeast('Lighthouse: performance', 95, least('performance')),
      atLeast('Lighthouse: accessibility', 100, least('accessibility')),
      atLeast('Lighthouse: best practices', 100, least('bestPractices')),
    )
  }
  return promises
}
