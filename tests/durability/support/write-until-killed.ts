import { setTimeout as pause } from 'node:timers/promises'
import type { GatewayProcess } from './gateway-process.ts'
import type { Register } from './registers.ts'

/** What became of the writes to one register: numbers count up from 1 over all rounds. */
export interface Progress {
  readonly register: Register
  /** The last number that the gateway acknowledged, 0 for none. */
  acknowledged: number
  /** The last number that was sent: the same, or one more when its answer never came. */
  sent: number
}

/** When the gateway is killed. */
export interface Moment {
  /** After so many acknowledged writes ... */
  readonly writes: number
  /** ... and so many milliseconds. */
  readonly milliseconds: number
}

/**
 * Writes to all registers at the same time, one write after the other in each, and kills the gateway in the middle.
 * Resolves once it is gone. A refused write rejects: only the kill may end them.
 */
export async function writeUntilKilled(
  gateway: GatewayProcess,
  progress: readonly Progress[],
  moment: Moment,
): Promise<void> {
  let acknowledged = 0
  let killed: Promise<void> | undefined
  const kill = async () => {
    await pause(moment.milliseconds)
    await gateway.kill()
  }
  const write = async (one: Progress) => {
    for (;;) {
      one.sent += 1
      try {
        await one.register.write(gateway.origin, one.sent)
      } catch (error) {
        if (killed !== undefined && error instanceof TypeError) return
        throw error
      }
      one.acknowledged = one.sent
      acknowledged += 1
      if (acknowledged >= moment.writes) killed ??= kill()
    }
  }
  await Promise.all(progress.map(write))
  await killed
}
