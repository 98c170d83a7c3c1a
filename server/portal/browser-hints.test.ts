import { expect, it } from 'vitest'
import { timeZoneOf, viewportOf } from './browser-hints.ts'

it('takes the width class that the client wrote', () => {
  for (const viewport of ['phone', 'tablet', 'desktop'])
    expect(viewportOf(new Map([['viewport', viewport]]), { 'sec-ch-ua-mobile': '?1' })).toBe(viewport)
})

it('guesses it for a first view, and from anything else', () => {
  expect(viewportOf(new Map(), { 'sec-ch-ua-mobile': '?1' })).toBe('phone')
  expect(viewportOf(new Map(), {})).toBe('desktop')
  expect(viewportOf(new Map([['viewport', '__proto__']]), {})).toBe('desktop')
})

const zone = (value?: string) =>
  timeZoneOf(new Map(value === undefined ? [] : [['time-zone', value]]), 'America/Los_Angeles')

it("[OPEN-50] takes the browser's time zone, old names included", () => {
  for (const name of ['Europe/Paris', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'UTC'])
    expect(zone(name)).toBe(name)
})

it("falls back to the brand's time zone for an invalid one", () => {
  for (const name of [undefined, '', '+05:00', 'Mars/Olympus', '../etc/passwd', 'A'.repeat(500)])
    expect(zone(name)).toBe('America/Los_Angeles')
})
