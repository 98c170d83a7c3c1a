import type { ClaimStatusDisplay } from '../generated/resolver-types.ts'

const displays = new Map<string, ClaimStatusDisplay>([
  ['Paid', 'PAID'],
  ['In Process', 'IN_PROCESS'],
])

/** How a claim's state shows, by its words (STATE-17, CLAIM-16). */
export function statusDisplay(claimStatus: string): ClaimStatusDisplay {
  return displays.get(claimStatus) ?? 'PLAIN'
}
