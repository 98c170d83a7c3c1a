import type { Block } from '../../blocks/block.tsx'
import type { BlockKind, BlockView } from '../../blocks/block-view.ts'
import { ebillAlert } from '../../blocks/ebill-alert/ebill-alert.tsx'
import { infoBanner } from '../../blocks/info-banner/info-banner.tsx'
import { memberInfoTile } from '../../blocks/member-info-tile/member-info-tile.tsx'
import { planManagementBanner } from '../../blocks/plan-management-banner/plan-management-banner.tsx'
import { preventiveCareCard } from '../../blocks/preventive-care-card/preventive-care-card.tsx'
import { primaryCareTile } from '../../blocks/primary-care-tile/primary-care-tile.tsx'
import { programs } from '../../blocks/programs/programs.tsx'
import { recentClaims } from '../../blocks/recent-claims/recent-claims.tsx'
import { tools } from '../../blocks/tools/tools.tsx'
import { welcomeBanner } from '../../blocks/welcome-banner/welcome-banner.tsx'

/** The renderer of every kind of block that the manifest language knows: a missing one does not compile. */
export const homeBlocks: { readonly [Kind in BlockKind]: Block<BlockView<Kind>> } = {
  'welcome-banner': welcomeBanner,
  'info-banner': infoBanner,
  'plan-management-banner': planManagementBanner,
  'ebill-alert': ebillAlert,
  'preventive-care-card': preventiveCareCard,
  'primary-care-tile': primaryCareTile,
  'recent-claims': recentClaims,
  'member-info-tile': memberInfoTile,
  tools,
  programs,
}
