import { expect, it } from 'vitest'
import { nameOfCall } from './call-names.ts'

it('names a call by its path in the contract, so that no id of a member’s is in it', () => {
  expect(nameOfCall('account/status')).toBe('account/status')
  expect(nameOfCall('programs/40/details')).toBe('programs/{programId}/details')
  expect(nameOfCall('message/calendar/domain/9')).toBe('message/calendar/domain/{domainId}')
  expect(nameOfCall('no-such/M0123')).toBe('no-such')
})
