import type { BlockView } from '../block.tsx'
import type { RecentClaim } from './recent-claims.tsx'

export const recentClaimsView: BlockView<'recent-claims'> = {
  id: 'recent-claims',
  block: 'recent-claims',
  column: 'main',
  title: 'Recent claims',
  youOwe: 'You owe',
  paidOn: 'Paid on {date}',
  detailsLabel: 'Claim details',
  allLabel: 'View all your claims',
  eobLabel: 'Explanation of benefits',
  serviceDateLabel: 'Service date',
}

export const paidClaim: RecentClaim = {
  id: 'M2026-0001',
  claimTypeDescription: 'Medical claim',
  claimTypeSlug: 'medical',
  claimStatus: 'Paid',
  paidDate: '2026-10-28',
  statusDisplay: 'PAID',
  amountOwed: '1234.50',
  providerName: 'Hill Street Family Care',
  serviceDate: '2026-10-03',
  memberSuffix: 0,
  hasEobButton: true,
}

export const claimInProcess: RecentClaim = {
  ...paidClaim,
  id: 'M2026-0002',
  claimStatus: 'In Process',
  paidDate: null,
  statusDisplay: 'IN_PROCESS',
  amountOwed: null,
  providerName: 'Bay City Imaging',
  serviceDate: '2026-11-12',
  memberSuffix: 1,
  hasEobButton: false,
}

export const deniedClaim: RecentClaim = {
  ...paidClaim,
  id: 'D/77',
  claimTypeDescription: 'Dental claim',
  claimTypeSlug: 'dental',
  claimStatus: 'Denied',
  paidDate: null,
  statusDisplay: 'DENIED',
  amountOwed: '89.05',
  providerName: null,
  serviceDate: '2026-09-21',
  hasEobButton: false,
}

export const claims = [paidClaim, claimInProcess, deniedClaim]
