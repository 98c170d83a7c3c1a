import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RunningPortal, startPortal } from '../support/start-portal.ts'

/** The day on which the portal is looked at: in the middle of a month and of a year, noon where the insurer is. */
export const fixedDay = new Date('2026-05-13T19:00:00Z')

/** Starts a portal of its own whose members and clocks are those of the fixed day. */
export function startOnFixedDay(env: Record<string, string> = {}): Promise<RunningPortal> {
  const shift = pathToFileURL(resolve(import.meta.dirname, 'shift-clock.ts')).href
  return startPortal({
    ...env,
    CLOCK_AHEAD_MS: String(fixedDay.getTime() - Date.now()),
    NODE_OPTIONS: `${env.NODE_OPTIONS ?? process.env.NODE_OPTIONS ?? ''} --import ${shift}`,
  })
}
