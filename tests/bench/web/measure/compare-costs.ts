import type { OfPages } from './compare-pages.ts'

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

/** Measures portals in turns, one round forth and one back, as pages are visited. */
export async function compareCosts(portals: OfPages<Measured>, rounds: number): Promise<Costs> {
  const found: Costs = { portal: [] }
  const names = Object.keys(portals) as (keyof typeof portals)[]
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const { render, answer } = portals[name] ?? portals.portal
      found[name] = [...(found[name] ?? []), { render: await render(), answer: await answer() }]
    }
  return found
}
