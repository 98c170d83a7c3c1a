import type { OfPages } from './compare-pages.ts'
import { median } from './median.ts'

/** Processor time of a Home, milliseconds. */
export interface Cost {
  /** Of rendering it with answers at hand; NaN where its checkout does not let that be measured. */
  render: number
  /** Of the portal's process for the whole answer. */
  answer: number
}

/** Measures each cost once. */
export type Measured = Readonly<Record<keyof Cost, () => Promise<number>>>

/** Costs of each portal's Home, one for each round. */
export type Costs = OfPages<Cost[]>

/** One rendering takes so little that whatever else the processor does just then weighs more than the difference. */
const renderingsARound = 7

/** Measures portals in turns, one round forth and one back, as pages are visited. */
export async function compareCosts(portals: OfPages<Measured>, rounds: number): Promise<Costs> {
  const found: Costs = { portal: [] }
  const names = Object.keys(portals) as (keyof typeof portals)[]
  const measured = (name: (typeof names)[number]) => portals[name] ?? portals.portal
  const inTurn = (turn: number) => (turn % 2 === 0 ? names : names.toReversed())
  for (let round = 0; round < rounds; round++) {
    const renderings: OfPages<number[]> = { portal: [] }
    for (let turn = 0; turn < renderingsARound; turn++)
      for (const name of inTurn(turn)) renderings[name] = [...(renderings[name] ?? []), await measured(name).render()]
    for (const name of inTurn(round)) {
      const cost = { render: median(renderings[name] ?? []), answer: await measured(name).answer() }
      found[name] = [...(found[name] ?? []), cost]
    }
  }
  return found
}
