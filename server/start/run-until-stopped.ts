import { SettingsError } from '../settings/read-settings.ts'
import { StartError } from './start-error.ts'

/** Functions that stop what was started, in the order of starting. */
export type Running = (() => void | Promise<void>)[]

/**
 * Works until a signal stops it, then ends everything that was started. Resolves to the exit code: 0 after a signal, 1 when
 * the work failed or when it resolved, with a message, because something ended by itself.
 */
export async function runUntilStopped(work: (running: Running) => Promise<string | undefined>): Promise<number> {
  const running: Running = []
  try {
    const fault = await Promise.race([untilStopped(), work(running)])
    if (fault === undefined) return 0
    console.error(fault)
    return 1
  } catch (error) {
    console.error(isMistake(error) ? error.message : error)
    return 1
  } finally {
    await stopAll(running)
  }
}

/** A mistake in the manifests or settings, for which the message is enough; any other error is shown with its stack. */
function isMistake(error: unknown): error is Error {
  if (error instanceof StartError || error instanceof SettingsError) return true
  return error instanceof Error && error.name === 'ManifestErrors'
}

/**
 * Stops what was started, the last first and one after another: requests in flight still need the gateway. A failing stop
 * does not keep the others from stopping.
 */
async function stopAll(running: Running): Promise<void> {
  for (const stop of running.reverse()) {
    try {
      await stop()
    } catch {
      // It ends with the process.
    }
  }
}

/**
 * Resolves at the first SIGINT or SIGTERM. A second one ends the process at once, without waiting for requests
 * in flight.
 */
function untilStopped(): Promise<undefined> {
  return new Promise(done => {
    let asked = false
    const stop = () => {
      if (asked) process.exit(0)
      asked = true
      done(undefined)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
