import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { HomeBanner } from '../banner/home-banner.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { infoNeeds } from './needs.ts'

/** A message of the insurer to the members the manifest names, for the days it names (HOME-10 to HOME-12). */
function InfoBanner({ view }: { view: BlockView<'info-banner'> }) {
  return (
    <HomeBanner id={view.id} tone="info" icon="info" title={view.title} links={view.links ?? []}>
      <RichText tree={view.body} />
    </HomeBanner>
  )
}

export const infoBanner = createBlock({ sources: [], needs: infoNeeds, Component: InfoBanner })
