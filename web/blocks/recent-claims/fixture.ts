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
  number: 'M2026-0001',
  category: 'MEDICAL',
  type: 'MEDICAL',
  statusDescription: 'Paid',
  paidDate: '2026-10-28',
  status: 'PAID',
  amountOwed: '1234.50',
  provider: { name: 'Hill Street Family Care' },
  serviceDate: '2026-10-03',
  patientSuffix: 0,
  hasExplanation: true,
}

export const claimInProcess: RecentClaim = {
  ...paidClaim,
  number: 'M2026-0002',
  statusDescription: 'In Process',
  paidDate: null,
  status: 'IN_PROCESS',
  amountOwed: null,
  provider: { name: 'Bay City Imaging' },
  serviceDate: '2026-11-12',
  patientSuffix: 1,
  hasExplanation: false,
}

export const deniedClaim: RecentClaim = {
  ...paidClaim,
  number: 'D/77',
  category: 'DENTAL',
  type: 'DENTAL',
  statusDescription: 'Denied',
  paidDate: null,
  status: 'DENIED',
  amountOwed: '89.05',
  provider: { name: '' },
  serviceDate: '2026-09-21',
  hasExplanation: false,
}

export const claims = [paidClaim, claimInProcess, deniedClaim]
