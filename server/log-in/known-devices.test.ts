import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createKnownDevices } from './known-devices.ts'

const key = randomBytes(32)
const devices = createKnownDevices(key)

it('[SEC-14] knows a device again for the sign-in that logged in from it, and for no other', () => {
  const cookie = devices.remember(undefined, '1 robin77', 'the-secret')
  expect(devices.secretFor(cookie, '1 robin77')).toBe('the-secret')
  for (const name of ['1 somebody', '2 robin77', '']) expect(devices.secretFor(cookie, name)).toBeUndefined()
  expect(createKnownDevices(randomBytes(32)).secretFor(cookie, '1 robin77')).toBeUndefined()
})

it('[SEC-14] keeps the five sign-ins of a family that were used last', () => {
  let cookie: string | undefined
  for (const person of [1, 2, 3, 4, 5, 1, 6]) cookie = devices.remember(cookie, `1 person${person}`, `secret${person}`)
  const known = [1, 2, 3, 4, 5, 6].filter(person => devices.secretFor(cookie, `1 person${person}`) !== undefined)
  expect(known).toEqual([1, 3, 4, 5, 6])
  expect(cookie?.length).toBeLessThan(1_000)
})

it('[SEC-14] shows nothing of whose device it is, and looks different each time', () => {
  const cookies = [1, 2].map(() => devices.remember(undefined, '1 robin77', 'the-secret'))
  expect(cookies[0]).not.toBe(cookies[1])
  for (const cookie of cookies) expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toMatch(/robin|secret/)
})

it('[SEC-14] takes a cookie that was changed in any place, cut or made up for none', () => {
  const cookie = devices.remember(undefined, '1 robin77', 'the-secret')
  const bytes = Buffer.from(cookie, 'base64url')
  for (const place of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(devices.secretFor(changed.toString('base64url'), '1 robin77')).toBeUndefined()
  }
  for (const made of ['', 'x', cookie.slice(0, -4), 'A'.repeat(400), '{"tag":1}'])
    expect(devices.secretFor(made, '1 robin77')).toBeUndefined()
})
