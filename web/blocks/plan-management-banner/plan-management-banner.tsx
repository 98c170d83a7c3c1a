import { Banner } from '../../ui/banner/banner.tsx'
import { fill } from '../../ui/format/fill.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { BannerLinks } from '../banner/banner-links.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { fillRichText } from '../section/fill-rich-text.ts'
import { type PlanValues, planManagementNeeds } from './needs.ts'

interface Props {
  view: BlockView<'plan-management-banner'>
  data: PlanValues
}

/** The renewal reminder, or what a cancellation means: the manifest says which, this fills in the dates (PLAN-02 to PLAN-07). */
function PlanManagementBanner({ view, data }: Props) {
  return (
    <Banner
      tone="accent"
      icon="calendar"
      title={fill(view.title, data)}
      actions={view.link && <BannerLinks links={[view.link]} />}
    >
      <RichText tree={fillRichText(view.body, data)} />
    </Banner>
  )
}

export const planManagementBanner = createBlock({
  sources: ['planManagement'],
  needs: planManagementNeeds,
  Component: PlanManagementBanner,
})
