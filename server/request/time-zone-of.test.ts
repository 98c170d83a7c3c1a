import { expect, it } from 'vitest'
import { timeZoneOf } from './time-zone-of.ts'

const zone = (value?: string) =>
  timeZoneOf(new Map(value === undefined ? [] : [['time-zone', value]]), 'America/Los_Angeles')

it("[OPEN-50] takes the browser's time zone, old names included", () => {
  for (const name of ['Europe/Paris', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'UTC'])
    expect(zone(name)).toBe(name)
})

it("takes the brand's for anything that is no zone", () => {
  for (const name of [undefined, '', '+05:00', 'Mars/Olympus', '../etc/passwd', 'A'.repeat(500)])
    expect(zone(name)).toBe('America/Los_Angeles')
})
