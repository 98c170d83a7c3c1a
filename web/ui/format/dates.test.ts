import { expect, it } from 'vitest'
import { realEnd } from './dates.ts'

it('[STATE-19] [CONST-45] takes an end year after 2100 as open-ended', () => {
  expect(realEnd('2100-12-31')).toBe('2100-12-31')
  expect(realEnd('2101-01-01')).toBeUndefined()
  expect(realEnd('9999-12-31')).toBeUndefined()
  expect(realEnd(null)).toBeUndefined()
})
