import type { Scheduled } from './run-due.ts'

/** How often it is looked whether something is due, in milliseconds. */
const everyMs = 1_000

/**
 * Has what is scheduled published when it is due, as long as this instance runs (CONTENT-08): what was due while none ran, too, at
 * once. Returns the way to stop, which waits for what is under way.
 */
export function followSchedules(
  content: Scheduled,
  tell: (line: string) => void,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  let running: Promise<void> | undefined
  let isInTrouble = false
  const look = async () => {
    try {
      const isDue = await content.schedules.isDue(now())
      isInTrouble = false
      if (!isDue) return
      // Loaded when something is due: it brings the check, which is most of a start.
      const { runDue } = await import('./run-due.ts')
      await runDue(content, now(), tell)
    } catch (error) {
      if (!isInTrouble) tell(`What is scheduled cannot be looked up; it is tried again: ${String(error)}`)
      isInTrouble = true
    }
  }
  const lookOnce = () => {
    running ??= look().finally(() => {
      running = undefined
    })
  }
  lookOnce()
  const timer = setInterval(lookOnce, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
