import { setTimeout as wait } from 'node:timers/promises'
import type { Samples } from './closed-loop.ts'
import type { Target } from './target.ts'

/** Asks at a steady rate whether or not answers came, as members do. */
export async function openLoop(target: Target, perSecond: number, seconds: number): Promise<Samples> {
  const under: Promise<number>[] = []
  const began = performance.now()
  const total = Math.round(perSecond * seconds)
  for (let sent = 0; sent < total; sent += 1) {
    const due = began + (sent * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await wait(early)
    under.push(target.ask())
  }
  return { latencies: await Promise.all(under), seconds: (performance.now() - began) / 1000 }
}
