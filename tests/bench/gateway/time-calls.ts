import { median } from '../graph/load/percentile.ts'
import type { BenchMember } from './bench-member.ts'
import { type ContractCall, contractCalls } from './contract-calls.ts'
import { requestOf } from './request-of.ts'

/** A gateway with the members who ask it. */
export interface Side {
  readonly origin: string
  readonly members: readonly BenchMember[]
}

/** How long one call took on both sides. */
export interface CallTimes {
  readonly id: string
  /** Median milliseconds. */
  readonly small: number
  readonly large: number
  readonly ratio: number
  /** The statuses of the answers of both sides, each once. */
  readonly statuses: readonly number[]
}

/** A changed password lets nobody in again; its statements are those of a log-in and one update of the same row. */
const ONCE_ONLY = new Set(['putPassword'])

/**
 * Times every call of the contract on both sides in turns: round by round, each as another member, and the other side
 * first. So whatever else the machine does meets all alike.
 */
export async function timeCalls(small: Side, large: Side, rounds: number): Promise<CallTimes[]> {
  const records = contractCalls
    .filter(({ id }) => !ONCE_ONLY.has(id))
    .map(call => ({ call, samples: { small: [] as number[], large: [] as number[] }, statuses: new Set<number>() }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { call, samples, statuses } of records) {
      for (const name of round % 2 === 0 ? NAMES : NAMES.toReversed()) {
        const { milliseconds, status } = await timeOnce(call, { small, large }[name], round)
        statuses.add(status)
        // The first round is also about compiling and about reading pages for the first time.
        if (round > 0) samples[name].push(milliseconds)
      }
    }
  }
  return records.map(({ call, samples, statuses }) => {
    const [smallTime, largeTime] = [median(samples.small), median(samples.large)]
    return { id: call.id, small: smallTime, large: largeTime, ratio: largeTime / smallTime, statuses: [...statuses] }
  })
}

const NAMES = ['small', 'large'] as const

async function timeOnce(call: ContractCall, { origin, members }: Side, round: number) {
  const member = members[round % members.length]
  if (member === undefined) throw new Error('There is nobody to ask as')
  const request = requestOf(origin, call, member)
  const start = performance.now()
  const response = await fetch(request)
  await response.arrayBuffer()
  return { milliseconds: performance.now() - start, status: response.status }
}
