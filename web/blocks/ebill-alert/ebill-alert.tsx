import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { HomeBanner } from '../banner/home-banner.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { ebillAlertNeeds } from './needs.ts'

/** Tells that a bill waits and leads to eBill (HOME-14, HOME-15). */
function EbillAlert({ view }: { view: BlockView<'ebill-alert'> }) {
  return (
    <HomeBanner id={view.id} tone="warning" icon="bill" title={view.title} links={[view.link]}>
      <RichText tree={view.body} />
    </HomeBanner>
  )
}

export const ebillAlert = createBlock({ sources: ['ebill'], needs: ebillAlertNeeds, Component: EbillAlert })
