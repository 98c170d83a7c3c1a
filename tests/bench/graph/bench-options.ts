import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Contender, contendersWith } from './contenders/contenders.ts'

/** How a run of the bench is made. */
export interface BenchOptions {
  /** Lowest of the ports that it takes: one for the upstream and one for each contender. */
  port: number
  contenders: readonly Contender[]
  rounds: number
  /** Length of one measurement, seconds. */
  seconds: number
  /** Length of the first, which is thrown away, seconds. */
  warmUp: number
  /** Clients that ask at the same time. */
  clients: number
  growth: boolean
  /** Requests of the memory run; 0 for none. */
  soak: number
  /** Folder for processor profiles of the contenders. */
  profile: string | undefined
}

/** Reads the flags; see tests/bench/README.md. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      soak: { type: 'string' },
      only: { type: 'string', multiple: true },
      against: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      port: { type: 'string', default: '4170' },
      clients: { type: 'string', default: '50' },
      profile: { type: 'string' },
      'no-growth': { type: 'boolean', default: false },
    },
  })
  const { quick, only, against } = values
  const contenders = contendersWith(against === undefined ? undefined : resolve(against))
  return {
    port: Number(values.port),
    contenders: contenders.filter(({ name }) => !only || only.includes(name)),
    rounds: Number(values.rounds ?? (quick ? 2 : 5)),
    seconds: Number(values.seconds ?? (quick ? 2 : 6)),
    warmUp: quick ? 3 : 8,
    clients: Number(values.clients),
    growth: !values['no-growth'],
    soak: Number(values.soak ?? 0),
    profile: values.profile,
  }
}
