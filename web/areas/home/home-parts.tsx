import type { ReactElement } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Block, BlockKind, BlockView, HomeContext, HomeData, HomeSource } from '../../blocks/block.tsx'
import { comingPlans } from '../../blocks/coming-plans/coming-plans.tsx'
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
import { yearlyAmounts } from '../../blocks/yearly-amounts/yearly-amounts.tsx'
import type { KindView } from '../../screen/screen-loader.ts'
import { Gap, gapName } from './home-failures.tsx'

/** The renderer of every kind of block; a kind without one does not compile. */
const homeBlocks: { readonly [Kind in BlockKind]: Block<BlockView<Kind>> } = {
  'welcome-banner': welcomeBanner,
  'info-banner': infoBanner,
  'plan-management-banner': planManagementBanner,
  'coming-plans': comingPlans,
  'ebill-alert': ebillAlert,
  'preventive-care-card': preventiveCareCard,
  'primary-care-tile': primaryCareTile,
  'recent-claims': recentClaims,
  'member-info-tile': memberInfoTile,
  'yearly-amounts': yearlyAmounts,
  tools,
  programs,
}
const kinds = Object.keys(homeBlocks) as BlockKind[]

/** One part of Home: a block, or the gap left by a failed source. */
export interface HomePart {
  id: string
  kind: BlockKind
  column: 'full' | 'main' | 'side'
  element: ReactElement
  /** The manifest's name for what is missing; undefined for a block. */
  gap?: string
}

/**
 * The parts of Home from top to bottom: the blocks that have something to show this member, and a gap for each failure.
 * A gap stands in its block's place, or last if the block's conditions could not be decided. Each gap shows once.
 */
export function homeParts(view: KindView<'home'>, data: HomeData, failed: ReadonlySet<HomeSource>): HomePart[] {
  const decided = (view.home ?? []).flatMap(block =>
    part(block.block, block, { data, screen: view }, failed, view.text),
  )
  const shown = new Set(decided.flatMap(({ kind }) => homeBlocks[kind].sources))
  const left = [...failed].filter(source => !shown.has(source)).flatMap(source => leftOut(source, view))
  const parts = [...decided, ...left]
  return parts.filter(({ gap }, index) => gap === undefined || parts.findIndex(other => other.gap === gap) === index)
}

function part<Kind extends BlockKind>(
  kind: Kind,
  block: BlockView<Kind>,
  home: HomeContext,
  failed: ReadonlySet<HomeSource>,
  text: ScreenText<'home'>,
): HomePart[] {
  const place = { id: block.id, kind, column: block.column }
  const element = homeBlocks[kind].render(block, home)
  if (element) return [{ ...place, element }]
  const missing = homeBlocks[kind].sources.some(source => failed.has(source))
  return missing ? [{ ...place, ...gapOf(kind, text) }] : []
}

/** The gap of a failed source that no block on the page uses. */
function leftOut(source: HomeSource, view: KindView<'home'>): HomePart[] {
  const kind = kinds.find(candidate => homeBlocks[candidate].sources.includes(source))
  return kind ? [{ id: `${source}-gap`, kind, column: 'full', ...gapOf(kind, view.text) }] : []
}

function gapOf(kind: BlockKind, text: ScreenText<'home'>): { gap: string; element: ReactElement } {
  const gap = gapName(kind, text)
  return { gap, element: <Gap name={gap} text={text} /> }
}
