/** How to stop what was started, in the order of starting. */
export type Running = (() => void | Promise<void>)[]

/**
 * Stops what was started, the last first and one after another: the portal's requests in flight still need the gateway.
 * What cannot be stopped holds up nothing else.
 */
export async function stopAll(running: Running): Promise<void> {
  for (const stop of running.reverse()) {
    try {
      await stop()
    } catch {
      // It is about to end with the process.
    }
  }
}
