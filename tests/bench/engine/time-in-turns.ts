import { median } from '../graph/load/percentile.ts'

/** Something to be timed; it may be asynchronous. */
export type Work = () => unknown

/** How long one go of the work takes, microseconds, repeated for at least `ms`. */
async function timed(work: Work, ms: number): Promise<number> {
  const start = performance.now()
  let goes = 0
  let now = start
  do {
    const answer = work()
    if (answer instanceof Promise) await answer
    goes += 1
    now = performance.now()
  } while (now - start < ms)
  return ((now - start) * 1000) / goes
}

/**
 * Median time of each work in microseconds. They take turns, so that a slow moment of the machine meets all of them, and
 * the first round only warms up.
 */
export async function timeInTurns(
  works: ReadonlyMap<string, Work>,
  { rounds, ms }: { rounds: number; ms: number },
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>([...works.keys()].map(name => [name, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, work] of works) {
      const time = await timed(work, ms)
      if (round > 0) times.get(name)?.push(time)
    }
  return new Map([...times].map(([name, found]) => [name, median(found)]))
}
