import { deepStrictEqual } from 'node:assert'
import type { ContenderName } from '../contenders/contenders.ts'
import { openTarget } from '../load/target.ts'
import type { Running } from '../rig/start-contender.ts'
import type { Upstream } from '../rig/start-upstream.ts'
import { readWhole } from './read-whole.ts'

/** These give the very same answer; the others have no mapping. */
const sameAnswer: ReadonlySet<ContenderName> = new Set(['portal', 'hand-written', 'apollo'])

/** Throws unless every contender asks the same eight calls once each, without an error, and those that map answer the same. */
export async function verify(running: readonly Running[], upstream: Upstream): Promise<void> {
  let expected: { calls: string[]; answer?: unknown } | undefined
  for (const { contender, origin, port } of running) {
    const target = openTarget(origin, contender.question(port), 1)
    await upstream.set({})
    const answer = await readWhole(target)
    const counts = await upstream.set({})
    await target.close()
    const calls = Object.keys(counts).sort()
    expected ??= { calls }
    deepStrictEqual(calls, expected.calls, `${contender.name} asks other calls`)
    if (calls.length !== 8 || Object.values(counts).some(count => count !== 1))
      throw new Error(`${contender.name} does not make eight calls: ${JSON.stringify(counts)}`)
    if (!sameAnswer.has(contender.name)) continue
    expected.answer ??= answer
    deepStrictEqual(answer, expected.answer, `${contender.name} answers something else`)
  }
}
