import type { IconName } from '../../../schema/generated/icons.ts'
import type { ClaimStatus, ReferralStatus } from '../../generated/schema-types.ts'
import type { Tone } from './tag.tsx'

interface StatusLook {
  tone: Tone
  /** Only claims that are paid or in process have a sign of their own (HOME-39 to HOME-41, CLAIM-16). */
  icon?: IconName
}

/** How every status of a claim or referral looks, wherever it shows: the same colour means the same (MEMBER-33). */
export const statusLooks: { readonly [Status in ClaimStatus | ReferralStatus]: StatusLook } = {
  PAID: { tone: 'success', icon: 'check' },
  APPROVED: { tone: 'success' },
  IN_PROCESS: { tone: 'info', icon: 'sync' },
  PENDING: { tone: 'info' },
  DENIED: { tone: 'error' },
  CANCELLED: { tone: 'plain' },
  OTHER: { tone: 'plain' },
}
