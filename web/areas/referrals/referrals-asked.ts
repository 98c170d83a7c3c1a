import type { ReferralsScreenQueryVariables } from '../../generated/referrals-screen.ts'
import type { ReferralStatus } from '../../generated/schema-types.ts'
import { pageSize } from '../../lists/page-of.ts'
import { pageIn } from '../../ui/pagination/pagination.tsx'

/** Query parameters of the filters. */
export const filterNames = ['member', 'status', 'provider', 'current'] as const

const statuses: { readonly [Status in ReferralStatus]: true } = {
  APPROVED: true,
  PENDING: true,
  DENIED: true,
  CANCELLED: true,
}
const isStatus = (text: string): text is ReferralStatus => Object.hasOwn(statuses, text)

/** The filters and page of an address; what it does not name is not filtered (REFERRAL-02). */
export function referralsAsked(search: URLSearchParams): Omit<ReferralsScreenQueryVariables, 'path'> {
  const patient = search.get('member') || null
  const status = search.get('status') ?? ''
  return {
    filter: {
      patient,
      status: isStatus(status) ? status : null,
      provider: search.get('provider') || null,
      excludeExpired: search.get('current') === 'yes',
    },
    member: patient,
    skip: pageIn(search) * pageSize,
  }
}
