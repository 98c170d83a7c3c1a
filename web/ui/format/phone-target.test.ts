import { expect, it } from 'vitest'
import { phoneTarget } from './phone-target.ts'

it.each([
  ['503-555-0100', 'tel:5035550100'],
  ['+1 (800) 555-0127', 'tel:+18005550127'],
  ['711', 'tel:711'],
  ['503-555-0100, TTY 711', 'tel:5035550100'],
  ['503-555-0100 (TTY 711)', 'tel:5035550100'],
  ['TTY: 711', 'tel:711'],
])('dials %s as %s', (number, target) => {
  expect(phoneTarget(number)).toBe(target)
})
