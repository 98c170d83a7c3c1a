import type { Logger } from './logger.ts'

/** Starts fire-and-forget work after the response. A failure is logged by its name, without its text. */
export type Afterwards = (work: () => Promise<void>) => void

interface AfterwardsQueue {
  readonly afterwards: Afterwards
  /** Resolves when all started work has ended. */
  settle(): Promise<void>
}

/**
 * Fire-and-forget work after the response. Account recovery needs it: neither the response nor its timing may tell whether
 * there was anybody to write to.
 */
export function createAfterwards(logger: Logger): AfterwardsQueue {
  const running = new Set<Promise<void>>()
  return {
    afterwards(work) {
      const run = new Promise<void>(begin => setImmediate(begin)).then(work).catch((error: unknown) => {
        const reason = error instanceof Error && error.name === 'MailError' ? error.message : undefined
        const name = error instanceof Error ? error.name : 'unknown'
        logger({ level: 'error', message: 'work after a response failed', error: name, reason })
      })
      running.add(run)
      void run.then(() => running.delete(run))
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
