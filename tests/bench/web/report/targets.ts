import { atLeast, atMost, type Promised } from '../../report/promise.ts'
import { ratio } from '../../report/ratio.ts'
import { median } from '../measure/median.ts'
import type { PageName } from '../pages/page-names.ts'
import { againstTargets } from './against.ts'
import { neighbours } from './neighbours.ts'
import type { BenchResult, BrandResult } from './result.ts'

/** What issue 4 promises, held against a result; the worst brand decides. A promise that was not measured is left out. */
export function targets({ brands, growth, lighthouse }: BenchResult): Promised[] {
  const worst = (of: (brand: BrandResult) => number) => Math.max(...brands.map(of))
  const still = brands.some(({ logIn }) => logIn.length > 0) ? 'log-in and Home' : 'Home'
  const shift = worst(({ pages, logIn }) => Math.max(...[...pages.portal, ...logIn].map(visit => visit.shift)))
  const times = (what: string, wanted: number, other: PageName, figure: 'inSight' | 'script') => {
    const has = brands.some(({ pages }) => pages[other] !== undefined)
    const of = (brand: BrandResult) =>
      ratio(brand.pages.portal, neighbours(brand, other), visit => visit[figure]).median
    return has ? [atMost(what, wanted, worst(of))] : []
  }
  const promises = [
    ...times('Data in sight, times static HTML', 1.6, 'static', 'inSight'),
    ...times('Data in sight, times client-rendered', 0.25, 'client-rendered', 'inSight'),
    ...times('Data in sight, times hand-written', 1.1, 'hand-written', 'inSight'),
    ...times('Script time, times hand-written', 1.15, 'hand-written', 'script'),
    atMost(`Layout shift of ${still}`, 0.02, shift),
    atMost(
      'Processor time of rendering a Home, ms',
      5,
      worst(({ costs }) => median(costs.portal.render)),
    ),
    ...againstTargets(brands),
  ]
  const grown = Math.max(...growth.map(({ ratio: most }) => most))
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
