import type { Logger } from './logger.ts'

/** Begins work after the answer has gone out; a failure is logged by name, without its text. */
export type Afterwards = (work: () => Promise<void>) => void

export interface AfterwardsQueue {
  readonly afterwards: Afterwards
  /** Resolves when everything that was begun has ended. */
  settle(): Promise<void>
}

/**
 * Work beside the answers. Recovery needs it: whoever asks must not learn from the answer, nor from how long it takes,
 * whether there was anybody to write to.
 */
export function createAfterwards(logger: Logger): AfterwardsQueue {
  const running = new Set<Promise<void>>()
  return {
    afterwards(work) {
      const run = new Promise<void>(begin => setImmediate(begin)).then(work).catch((error: unknown) => {
        const reason = error instanceof Error && error.name === 'MailError' ? error.message : undefined
        const name = error instanceof Error ? error.name : 'unknown'
        logger({ level: 'error', message: 'work after an answer failed', error: name, reason })
      })
      running.add(run)
      run.then(() => running.delete(run))
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
