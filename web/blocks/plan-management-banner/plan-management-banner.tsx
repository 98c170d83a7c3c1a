import type { ElementContent, RootContent } from 'hast'
import type { RichText as FillRichTextRichText } from '../../../engine/view.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { BannerLinks } from '../banner/banner-links.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'

/** Values for the placeholders in the manifest's texts. */
type PlanValues = Record<'openEnrollmentEnd' | 'coverageEnd' | 'upcomingPlanYear', string>

/**
 * Only members with eligible and active plan management see the banner (PLAN-01), and only where the gateway has what its text
 * says: "ends on ." helps nobody.
 */
function planManagementNeeds(view: BlockView<'plan-management-banner'>, { data }: HomeContext): PlanValues | undefined {
  const plan = data.planManagement?.planManagement
  if (!plan?.isOpen) return undefined
  const { openEnrollmentEnd, coverageEndDateUponCancellation, upcomingPlanYear } = plan
  const values = {
    openEnrollmentEnd: calendarDate(openEnrollmentEnd ?? ''),
    coverageEnd: calendarDate(coverageEndDateUponCancellation ?? ''),
    upcomingPlanYear: String(upcomingPlanYear ?? ''),
  }
  const said = JSON.stringify([view.title, view.body])
  const isWhole = Object.entries(values).every(([name, value]) => value !== '' || !said.includes(`{${name}}`))
  return isWhole ? values : undefined
}

interface Props {
  view: BlockView<'plan-management-banner'>
  data: PlanValues
}

/** The renewal reminder or cancellation notice: the manifest chooses which, this fills in the dates (PLAN-02 to PLAN-07). */
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

type PlaceholderValues = Record<string, string | number>

function fillNode<Node extends RootContent | ElementContent>(node: Node, values: PlaceholderValues): Node {
  if (node.type === 'text') return { ...node, value: fill(node.value, values) }
  if (node.type !== 'element') return node
  return { ...node, children: node.children.map(child => fillNode(child, values)) }
}

/** Fills the `{name}` placeholders in rich text. */
function fillRichText(tree: FillRichTextRichText, values: PlaceholderValues): FillRichTextRichText {
  return { ...tree, children: tree.children.map(node => fillNode(node, values)) }
}
