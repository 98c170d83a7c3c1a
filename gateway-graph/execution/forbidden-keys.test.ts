import { expect, it } from 'vitest'
import { holdsForbiddenKey } from './forbidden-keys.ts'

it.each(['__proto__', 'constructor', 'prototype'])('finds %s at any depth', key => {
  expect(holdsForbiddenKey(JSON.parse(`{"${key}":1}`))).toBe(true)
  expect(holdsForbiddenKey(JSON.parse(`{"a":[{"b":{"${key}":{}}}]}`))).toBe(true)
})

it('lets everything else through', () => {
  expect(holdsForbiddenKey({ a: [1, 'constructor', null, { proto: true }] })).toBe(false)
})
