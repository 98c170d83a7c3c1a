import type { ContenderName } from '../contenders/contenders.ts'
import type { Running } from '../rig/start-contender.ts'
import type { Figures } from './figures.ts'

/** The figures of each contender, one for each round. */
export type Rounds = ReadonlyMap<ContenderName, readonly Figures[]>

/**
 * Measures all contenders in every round, each round beginning with another one, so that whatever the machine does
 * meanwhile falls on all of them.
 */
export async function inTurns(
  running: readonly Running[],
  rounds: number,
  measureOne: (one: Running) => Promise<Figures>,
): Promise<Rounds> {
  const figures = new Map<ContenderName, Figures[]>(running.map(({ contender: { name } }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < running.length; turn += 1) {
      const one = running[(round + turn) % running.length]
      if (one) figures.get(one.contender.name)?.push(await measureOne(one))
    }
  }
  return figures
}
