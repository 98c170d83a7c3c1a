import { expect, it } from 'vitest'
import { viewportOf } from './viewport-of.ts'

it('takes the width class that the client wrote', () => {
  for (const viewport of ['phone', 'tablet', 'desktop'])
    expect(viewportOf(new Map([['viewport', viewport]]), { 'sec-ch-ua-mobile': '?1' })).toBe(viewport)
})

it('guesses it for a first view, and from anything else', () => {
  expect(viewportOf(new Map(), { 'sec-ch-ua-mobile': '?1' })).toBe('phone')
  expect(viewportOf(new Map(), {})).toBe('desktop')
  expect(viewportOf(new Map([['viewport', '__proto__']]), {})).toBe('desktop')
})
