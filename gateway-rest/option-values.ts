import { type Clock, createClock, createClockFrom } from './clock.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses a whole number.
 * @throws Error that names the option.
 */
export function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max)
    throw new Error(`${name}: found "${text}", expected a whole number from 0 to ${max}`)
  return value
}

/** Family numbers have seven digits. */
export const MAX_FAMILIES = 10_000_000

/**
 * Parses a comma-separated list of domain ids; undefined for the gateway's default.
 * @throws Error that names an entry that is no domain id.
 */
export function domainIds(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const ids = text.split(',').map(id => id.trim())
  for (const id of ids)
    if (!/^[1-9]\d{0,2}$/.test(id))
      throw new Error(`domains: found "${id}", expected whole numbers from 1 to 999 with commas between them`)
  return ids
}

/**
 * After how many hours a session ends, whatever renewed it (SEC-04).
 * @throws Error that names the variable.
 */
export function sessionHours(text = '12'): number {
  const hours = wholeNumber('GATEWAY_SESSION_HOURS', text, MAX_SESSION_HOURS)
  if (hours === 0) throw new Error('GATEWAY_SESSION_HOURS: found "0", but a session lasts an hour at least')
  return hours
}

/** A month: longer is no absolute end. */
const MAX_SESSION_HOURS = 31 * 24

/**
 * The clock set by GATEWAY_CLOCK and GATEWAY_ZONE.
 * @throws Error that names the variable.
 */
export function clockOf({ GATEWAY_CLOCK: start, GATEWAY_ZONE: zone }: Environment): Clock {
  return start === undefined ? createClock(undefined, zone) : createClockFrom(instant(start), zone)
}

function instant(text: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime()))
    throw new Error(`GATEWAY_CLOCK: found "${text}", expected an instant such as 2026-03-31T12:00:00Z`)
  return date
}
