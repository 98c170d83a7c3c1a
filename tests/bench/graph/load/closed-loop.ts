import type { Target } from './target.ts'

/** Latencies of every answer, milliseconds, and how long the whole took, seconds. */
export interface Samples {
  latencies: number[]
  seconds: number
}

/** So many clients ask again as soon as they have their answer, until the time is over. */
export async function closedLoop(target: Target, clients: number, seconds: number): Promise<Samples> {
  const latencies: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000
  async function client(): Promise<void> {
    while (performance.now() < end) latencies.push(await target.ask())
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { latencies, seconds: (performance.now() - began) / 1000 }
}
