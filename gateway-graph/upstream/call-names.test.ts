import { expect, it } from 'vitest'
import { circuitOfCall, nameOfCall } from './call-names.ts'

it('names a call by its path in the contract, so that no id of a member’s is in it', () => {
  expect(nameOfCall('account/status')).toBe('account/status')
  expect(nameOfCall('programs/40/details')).toBe('programs/{programId}/details')
  expect(nameOfCall('message/calendar/domain/9')).toBe('message/calendar/domain/{domainId}')
  expect(nameOfCall('no-such/M0123')).toBe('no-such')
})

it('[SEC-12] gives what needs no token a circuit of its own, by method, and everything else its area’s', () => {
  expect(circuitOfCall('POST', 'token')).toBe('POST token')
  expect(circuitOfCall('GET', 'account')).toBe('account')
  expect(circuitOfCall('GET', 'claims/medical/71')).toBe('claims')
  expect(circuitOfCall('GET', 'v2/eobs')).toBe('eobs')
})
