import type { OfPages } from './compare-pages.ts'

/** Processor times of a Home, milliseconds, one for each turn. */
export interface Cost {
  /** Of rendering it with answers at hand; NaN where its checkout does not let that be measured. */
  render: number[]
  /** Of the portal's process for the whole answer. */
  answer: number[]
}

/** Measures each cost once. */
export type Measured = Readonly<Record<keyof Cost, () => Promise<number>>>

/** Costs of each portal's Home. */
export type Costs = OfPages<Cost>

/** One rendering takes so little that whatever else the processor does just then weighs more than the difference. */
const renderingsARound = 7

/** Measures portals in turns, one forth and one back, as pages are visited, so that neighbours met the same machine. */
export async function compareCosts(portals: OfPages<Measured>, rounds: number): Promise<Costs> {
  const found: Costs = { portal: { render: [], answer: [] } }
  const names = Object.keys(portals) as (keyof typeof portals)[]
  const inTurns = async (kind: keyof Cost, turns: number) => {
    for (let turn = 0; turn < turns; turn++)
      for (const name of turn % 2 === 0 ? names : names.toReversed()) {
        const cost = found[name] ?? { render: [], answer: [] }
        cost[kind].push(await (portals[name] ?? portals.portal)[kind]())
        found[name] = cost
      }
  }
  await inTurns('render', rounds * renderingsARound)
  await inTurns('answer', rounds)
  return found
}
