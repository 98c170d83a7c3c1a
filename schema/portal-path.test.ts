import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { portalPath } from './portal-path.ts'

const origin = 'https://brand.example'

it('[SEC-21] is, for any address, where a browser of the portal would be led on it, or nowhere', () => {
  const signs = constantFrom(
    '/',
    '\\',
    '?',
    '#',
    '.',
    '%2f',
    '%5c',
    '=',
    '&',
    '-',
    'a',
    'B',
    '7',
    '_',
    ' ',
    '\t',
    'é',
    ':',
    '@',
  )
  assert(
    property(array(signs, { maxLength: 12 }), given => {
      const address = `/${given.join('')}`
      const path = portalPath(address)
      if (path === undefined) return
      const led = new URL(address, origin)
      expect(led.origin).toBe(origin)
      expect(new URL(path, origin).href).toBe(`${origin}${led.pathname.replace(/^\/+/, '/')}${led.search}${led.hash}`)
      expect(portalPath(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
})

it.each(['/claims', '/claims?start=2025-01-01&page=2', '/id-card?show=full'])('keeps %s as it is', address =>
  expect(portalPath(address)).toBe(address),
)

it.each(['//host', '/\\host', '/\t/host', 'claims', 'https://host/', '/%2fhost', ''])(
  '[SEC-21] refuses "%s"',
  address => expect(portalPath(address)).toBeUndefined(),
)
