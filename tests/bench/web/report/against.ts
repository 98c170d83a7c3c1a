import { atMost, type Promised } from '../../report/promise.ts'
import { againstTitle, type Ratio, ratio, written } from '../../report/ratio.ts'
import { table } from '../../report/table.ts'
import type { Cost } from '../measure/compare-costs.ts'
import type { Visit } from '../measure/visit.ts'
import { neighbours } from './neighbours.ts'
import type { BrandResult } from './result.ts'

/** No figure is to be worse than the other checkout's by more than this. */
const most = 1.05

/** A figure of a brand's Home here, times the same in the other checkout. */
interface Compared {
  title: string
  /** Whether it is promised to be no worse. */
  promised: boolean
  of(brand: BrandResult): Ratio
}

const ofVisits = (title: string, name: keyof Visit, promised = true): Compared => ({
  ...{ title, promised },
  of: brand => ratio(brand.pages.portal, neighbours(brand, 'before'), visit => visit[name]),
})
const ofCosts = (title: string, name: keyof Cost, promised = true): Compared => ({
  ...{ title, promised },
  of: ({ costs }) => ratio(costs.portal[name], costs.before?.[name] ?? [], Number),
})

const compared: readonly Compared[] = [
  ofVisits('First paint', 'firstPaint', false),
  ofVisits('Data in sight', 'inSight'),
  ofVisits('Blocking', 'blocking'),
  ofVisits('Script', 'script'),
  ofVisits('Bytes', 'bytes'),
  ofCosts('Rendering a Home', 'render'),
  ofCosts('Whole answer', 'answer', false),
]

const met = (brands: readonly BrandResult[]) => brands.filter(({ pages }) => pages.before !== undefined)

/** What is promised of a change: Home no worse than before it. The worst brand decides; what could not be measured is left out. */
export function againstTargets(brands: readonly BrandResult[]): Promised[] {
  return compared
    .filter(({ promised }) => promised && met(brands).length > 0)
    .map(({ title, of }) =>
      atMost(`${title}, times the other checkout`, most, Math.max(...met(brands).map(brand => of(brand).median))),
    )
    .filter(({ found }) => found !== 'NaN')
}

/** How each brand's Home stands to the other checkout's; empty when there was no other. */
export function againstOther(brands: readonly BrandResult[]): string[] {
  const lines = met(brands).map(brand => [brand.brand, ...compared.map(({ of }) => written(of(brand)))])
  return lines.length === 0 ? [] : [againstTitle, table(['', ...compared.map(({ title }) => title)], lines)]
}
