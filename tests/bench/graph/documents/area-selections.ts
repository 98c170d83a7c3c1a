/** What a query over many areas asks of each, in the order in which they are added. */
export const areaSelections: readonly { area: string; selection: string }[] = [
  { area: 'account', selection: 'family { subscriberId group { name } } member { firstName lastName }' },
  { area: 'programs', selection: 'programs: member { programs { number name displayOrder } }' },
  { area: 'ebill', selection: 'ebill: member { ebill { eligible awaitsVisit } }' },
  { area: 'claims', selection: 'claims: member { recentClaims { number status provider { name } serviceDate } }' },
  { area: 'plan-management', selection: 'plan: member { planManagement { isOpen openEnrollmentEnd } }' },
  { area: 'id-cards', selection: 'idCard: member { hasIdCard }' },
  { area: 'primary-care', selection: 'primaryCare { withProvider { firstName } withoutProvider { firstName } }' },
  { area: 'groups', selection: 'groups { number timeline isCurrent }' },
  { area: 'benefits', selection: 'records: member { planRecords { category status } }' },
  { area: 'referrals', selection: 'referrals: family { hasReferrals }' },
]
