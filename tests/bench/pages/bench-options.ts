import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** How a run of the bench is made. */
export interface BenchOptions {
  /** Lowest of the six ports that it takes. */
  port: number
  /** Names of the programs that are compared. */
  only: readonly string[] | undefined
  /** Names of the pages. */
  pages: readonly string[] | undefined
  rounds: number
  /** Length of one measurement, seconds. */
  seconds: number
  /** How long each program answers with each page before anything is measured, seconds. */
  warmUp: number
  /** Connections that ask again as soon as they have their page. */
  clients: number
  /** Pages a second at the fixed rate; 0 leaves it out. */
  perSecond: number
  /** Folder of another checkout, installed and built, whose portal comes along. */
  against: string | undefined
  /** Folder for processor profiles. */
  profile: string | undefined
}

/** Reads the flags; see tests/bench/README.md. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      'warm-up': { type: 'string' },
      clients: { type: 'string', default: '8' },
      rate: { type: 'string', default: '20' },
      port: { type: 'string', default: '4230' },
      against: { type: 'string' },
      profile: { type: 'string' },
    },
  })
  const { quick, only, page, against, profile } = values
  return {
    port: Number(values.port),
    only,
    pages: page,
    rounds: Number(values.rounds ?? (quick ? 2 : 7)),
    seconds: Number(values.seconds ?? (quick ? 2 : 5)),
    warmUp: Number(values['warm-up'] ?? (quick ? 4 : 20)),
    clients: Number(values.clients),
    perSecond: Number(values.rate),
    against: against === undefined ? undefined : resolve(against),
    profile: profile === undefined ? undefined : resolve(profile),
  }
}
