import { describe, expect, it } from 'vitest'
import { toLogInAsRequest } from './to-log-in-as-request.ts'

const none = { firstName: null, lastName: null, dateOfBirth: null }

describe('toLogInAsRequest', () => {
  it('[LOGINAS-12] [ENT-45] sends only the subscriber ID and the domain for the subscriber', () => {
    const subscriber = { subscriberId: 'ABC123456', ...none, preventSalesforce: true }
    expect(toLogInAsRequest(subscriber, 9)).toEqual({ subscriberId: 'ABC123456', domainId: '9' })
  })

  it('[LOGINAS-13] [ENT-45] [OPEN-64] sends names and the date of birth, yyyy-mm-dd, for a specific member', () => {
    const member = { firstName: 'Kim', lastName: 'Sample', dateOfBirth: '2008-06-16' }
    expect(toLogInAsRequest({ subscriberId: 'ABC123456', ...member, preventSalesforce: false }, 9)).toEqual({
      ...{ subscriberId: 'ABC123456', domainId: '9' },
      ...member,
    })
  })
})
