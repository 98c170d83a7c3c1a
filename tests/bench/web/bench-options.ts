import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type PageName, pageNames } from './pages/page-names.ts'

/** How a run of the bench is made. */
export interface BenchOptions {
  /** How often each page is opened. */
  rounds: number
  /** How often Lighthouse looks at each page; 0 for not at all. */
  lighthouse: number
  growth: boolean
  /** Whether log-in and navigation are measured. */
  logIn: boolean
  /** Only these brands, by folder; all when empty. */
  brands: readonly string[]
  /** The pages that are compared; the portal's is always among them. */
  pages: readonly PageName[]
  /** Folder of another checkout, installed and built, whose portal comes along. */
  against: string | undefined
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
      only: { type: 'string', multiple: true },
      against: { type: 'string' },
      port: { type: 'string', default: '4190' },
      'no-growth': { type: 'boolean', default: false },
      'no-log-in': { type: 'boolean', default: false },
    },
  })
  const { quick, only, against } = values
  const comesAlong = (name: PageName) =>
    (name !== 'before' || against !== undefined) && (only === undefined || only.includes(name))
  return {
    rounds: Number(values.rounds ?? (quick ? 3 : 9)),
    lighthouse: Number(values.lighthouse ?? (quick ? 0 : 5)),
    growth: !values['no-growth'],
    logIn: !values['no-log-in'],
    brands: values.brand,
    pages: pageNames.filter(name => name === 'portal' || comesAlong(name)),
    against: against === undefined ? undefined : resolve(against),
    port: Number(values.port),
  }
}
