import { fill } from '../../ui/format/fill.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { HomeBanner } from '../banner/home-banner.tsx'
import { createBlock } from '../block.tsx'
import type { BlockView } from '../block-view.ts'
import { fillRichText } from '../section/fill-rich-text.ts'
import { type PlanValues, planManagementNeeds } from './needs.ts'

/** The renewal reminder, or what a cancellation means: the manifest's variants say which, this fills in the dates (PLAN-02 to PLAN-07). */
function PlanManagementBanner({ view, data }: { view: BlockView<'plan-management-banner'>; data: PlanValues }) {
  return (
    <HomeBanner
      id={view.id}
      tone="accent"
      icon="calendar"
      title={fill(view.title, data)}
      links={view.link ? [view.link] : []}
    >
      <RichText tree={fillRichText(view.body, data)} />
    </HomeBanner>
  )
}

export const planManagementBanner = createBlock({
  sources: ['planManagement'],
  needs: planManagementNeeds,
  Component: PlanManagementBanner,
})
