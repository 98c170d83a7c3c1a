import type { RecentClaimsPartsFragment } from '../../generated/home.ts'
import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

export type RecentClaim = NonNullable<RecentClaimsPartsFragment['recentClaims']>[number]
export interface RecentClaimsNeeds {
  recentClaims: RecentClaim[]
}

/** The card shows when there is at least one claim (HOME-27). */
export function recentClaimsNeeds(
  _view: BlockView<'recent-claims'>,
  { data: { recentClaims } }: HomeContext,
): RecentClaimsNeeds | undefined {
  return recentClaims && recentClaims.length > 0 ? { recentClaims } : undefined
}
