import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ReferralFilter, ReferralStatus, ResolversParentTypes } from '../generated/resolver-types.ts'
import { toProvider } from '../shared/provider.ts'
import type { ReferralsAsked } from './rest.ts'

/** A referral as the referrals area gives it; its patient has a resolver. */
type FoundReferral = ResolversParentTypes['Referral']

/** A referral in the schema's names: expired from the day after its last, never fewer than no visits left. */
export function toReferral(referral: rest.Referral, today: string): FoundReferral {
  const { visitsAllowed, visitsUsed } = referral
  return {
    number: referral.id,
    memberKey: referral.memberKey,
    patientName: referral.memberName,
    referringProvider: toProvider(referral.referringProvider),
    referredToProvider: toProvider(referral.referredToProvider),
    status: referralStatuses[referral.statusCode],
    statusDescription: referral.statusDescription,
    startDate: referral.effectiveDate,
    endDate: referral.expirationDate,
    isExpired: referral.expirationDate < today,
    ...{ visitsAllowed, visitsUsed, visitsLeft: Math.max(0, visitsAllowed - visitsUsed) },
  }
}

/** What referrals can be narrowed to, in the schema's names. */
export function toReferralChoices({
  members,
  statuses,
  providers,
}: rest.ReferralMetadata): ResolversParentTypes['ReferralChoices'] {
  return {
    patients: members.map(({ memberKey, memberName }) => ({ memberKey, name: memberName })),
    statuses: statuses.map(({ statusCode, statusDescription }) => ({
      ...{ status: referralStatuses[statusCode], label: statusDescription },
    })),
    providers: providers.map(toProvider),
  }
}

/** The query of `GET referrals` for a filter, without its page; what is not given, or null, is left out (REFERRAL-02). */
export function toReferralsAsked(
  filter: Partial<ReferralFilter> | null | undefined,
  memberKey: string | undefined,
): Omit<ReferralsAsked, 'page' | 'size'> {
  const { status, provider, excludeExpired } = filter ?? {}
  return {
    memberKey,
    statusCode: status ? referralStatusCodes[status] : undefined,
    providerId: provider ?? undefined,
    excludeExpired: excludeExpired ? 'true' : undefined,
  }
}

/** The status of each of the gateway's codes. */
const referralStatuses: { readonly [Code in rest.ReferralStatusCode]: ReferralStatus } = {
  AP: 'APPROVED',
  PN: 'PENDING',
  DN: 'DENIED',
  CN: 'CANCELLED',
}

/** The gateway's code of each status. */
const referralStatusCodes: { readonly [Status in ReferralStatus]: rest.ReferralStatusCode } = {
  APPROVED: 'AP',
  PENDING: 'PN',
  DENIED: 'DN',
  CANCELLED: 'CN',
}
