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
