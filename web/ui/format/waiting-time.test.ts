import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

it('says how long to wait in words, never too short', () => {
  const said = [1, 30, 89, 90, 121, 5_399, 5_400, 86_400].map(waitingTime)
  expect(said).toEqual([
    ...['1 second', '30 seconds', '89 seconds', '2 minutes', '3 minutes', '90 minutes', '2 hours', '24 hours'],
  ])
})
