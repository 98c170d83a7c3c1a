import type { FactValues } from '../../schema/generated/facts.ts'
import type { MemberState } from '../state.ts'

/** A state for tests: nothing is known of the member but what is given. */
export function stateOf(given: Partial<MemberState> = {}): MemberState {
  return {
    facts: {},
    open: {},
    now: new Date('2025-03-01T20:00:00Z'),
    timeZone: 'America/Los_Angeles',
    viewport: 'desktop',
    ...given,
  }
}

/** Facts of a subscriber with every kind of plan active, signed in and with nothing left to ask. */
export const subscriberFacts = {
  session: 'full',
  relationship: 'subscriber',
  ageBand: 'adult',
  memberStatus: 'active',
  medical: 'active',
  dental: 'active',
  vision: 'active',
  pharmacy: 'active',
  primaryCareEligible: 'yes',
  primaryCareHistory: 'no',
  staffRole: 'none',
  actsAsMember: 'no',
  severalGroups: 'no',
  anySalesforceGroup: 'no',
  salesforceGroup: 'no',
  groupChosen: 'no',
  preventSalesforce: 'no',
  email: 'present',
  requiredPreferences: 'complete',
  communicationPolicy: 'signed',
  accountStatus: 'ACT',
  redirectOffered: 'no',
} as const satisfies Partial<FactValues>
