import { parseArgs } from 'node:util'

export interface BenchOptions {
  readonly seed: string
  /** How many families the small and the large population have. */
  readonly small: number
  readonly large: number
  /** How often each call is timed on either side. */
  readonly rounds: number
}

/** Reads the flags of `npm run bench:gateway`; see tests/bench/README.md. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '7' },
      small: { type: 'string', default: '200' },
      large: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '30' },
    },
  })
  return { seed: values.seed, small: Number(values.small), large: Number(values.large), rounds: Number(values.rounds) }
}
