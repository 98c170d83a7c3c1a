import { Banner } from '../../ui/banner/banner.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { BannerLinks } from '../banner/banner-links.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { ebillAlertNeeds } from './needs.ts'

/** Tells that a bill waits and leads to eBill (HOME-14, HOME-15). */
function EbillAlert({ view }: { view: BlockView<'ebill-alert'> }) {
  return (
    <Banner icon="bill" title={view.title} actions={view.link && <BannerLinks links={[view.link]} />}>
      <RichText tree={view.body} />
    </Banner>
  )
}

export const ebillAlert = createBlock({ sources: ['ebill'], needs: ebillAlertNeeds, Component: EbillAlert })
