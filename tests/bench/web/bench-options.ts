import { parseArgs } from 'node:util'

/** How a run of the bench is made. */
export interface BenchOptions {
  /** How often each page is opened. */
  rounds: number
  /** How often Lighthouse looks at each page; 0 for not at all. */
  lighthouse: number
  growth: boolean
  /** Only these brands, by folder; all when empty. */
  brands: readonly string[]
  /** Lowest of the ports that it takes. */
  port: number
}

/** Reads the flags; see tests/bench/README.md. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      lighthouse: { type: 'string' },
      brand: { type: 'string', multiple: true, default: [] },
      port: { type: 'string', default: '4190' },
      'no-growth': { type: 'boolean', default: false },
    },
  })
  return {
    rounds: Number(values.rounds ?? (values.quick ? 3 : 9)),
    lighthouse: Number(values.lighthouse ?? (values.quick ? 0 : 5)),
    growth: !values['no-growth'],
    brands: values.brand,
    port: Number(values.port),
  }
}
