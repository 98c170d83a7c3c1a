import { Banner } from '../../ui/banner/banner.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'

/** The service decides on the eBill alert; termed and ineligible members never see it (EBILL-06, HOME-14, HOME-15). */
function ebillAlertNeeds(_view: BlockView<'ebill-alert'>, { data }: HomeContext): object | undefined {
  const ebill = data.ebill?.ebill
  const shown = ebill?.awaitsVisit && ebill.eligible && data.facts?.memberStatus !== 'TERMED'
  return shown ? {} : undefined
}

/** Announces a waiting bill and links to eBill (HOME-14, HOME-15). */
function EbillAlert({ view }: { view: BlockView<'ebill-alert'> }) {
  return (
    <Banner icon="bill" title={view.title} actions={view.link && <BannerLinks links={[view.link]} />}>
      <RichText tree={view.body} />
    </Banner>
  )
}

export const ebillAlert = createBlock({ sources: ['ebill'], needs: ebillAlertNeeds, Component: EbillAlert })
