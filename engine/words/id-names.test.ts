import { expect, it } from 'vitest'
import { idNamed, withIdNames } from './id-names.ts'

const names = {
  groupId: { '10004760': 'City of Eugene' },
  parentGroupId: { '100000075': 'Cities of Oregon' },
  programId: { '37': 'Pharmacy' },
}

it.each([
  ['groupId is 10004760, wanted', 'groupId is 10004760 (City of Eugene), wanted'],
  ['found     "100000075"', 'found     "100000075" (Cities of Oregon)'],
  ['the tool of program 37.', 'the tool of program 37 (Pharmacy).'],
  ['programId is 37 and 40', 'programId is 37 (Pharmacy) and 40'],
  ['"program": 37, 37 others', '"program": 37 (Pharmacy), 37 others'],
  // Places, addresses and ids without a name stay as they are.
  ['base/segments.json:37:5', 'base/segments.json:37:5'],
  ['/claims/10004760', '/claims/10004760'],
  ['groupId is 20000001', 'groupId is 20000001'],
  ['10004760 (City of Eugene)', '10004760 (City of Eugene)'],
])('[CHECK-27] says after an id whose it is: %s', (text, said) => {
  expect(withIdNames(text, names)).toBe(said)
})

it('[CHECK-27] takes a name for the id that has it', () => {
  expect(idNamed('groupId', 'city of eugene', names)).toBe('10004760')
  expect(idNamed('groupId', '20000001', names)).toBe('20000001')
})
