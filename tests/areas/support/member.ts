import type { MemberState } from '../../../engine/state.ts'

/** One moment and one screen for every test of a screen. */
const around = {
  open: {},
  now: new Date('2026-03-02T20:00:00Z'),
  timeZone: 'America/Los_Angeles',
  viewport: 'desktop',
} as const

export const visitor: MemberState = { ...around, facts: { session: 'none' } }
export const signingIn: MemberState = { ...around, facts: { session: 'temporary' } }
export const member: MemberState = {
  ...around,
  facts: { session: 'full', relationship: 'subscriber', memberStatus: 'active', staffRole: 'none' },
}
