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
  const noonAt = (name: string) => new Date('2026-07-01T12:00:00Z').toLocaleString('en-US', { timeZone: name })
  for (const name of ['Europe/Paris', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata', 'UTC'])
    expect(noonAt(zone(name))).toBe(noonAt(name))
})

it('[OPEN-50] knows each zone by one name, however a cookie spells it: a format is kept for each', () => {
  for (const name of ['america/los_angeles', 'aMeRiCa/loS_AnGeLes']) expect(zone(name)).toBe('America/Los_Angeles')
  expect(zone('eUROPE/pARIS')).toBe('Europe/Paris')
})

it("falls back to the brand's time zone for an invalid one", () => {
  for (const name of [undefined, '', '+05:00', 'Mars/Olympus', '../etc/passwd', 'A'.repeat(500)])
    expect(zone(name)).toBe('America/Los_Angeles')
})
