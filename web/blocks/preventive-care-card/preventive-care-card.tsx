import { calendarDate } from '../../ui/format/dates.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { fill } from '../../ui/words/say-from.ts'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import { SectionCard } from '../section/section-card.tsx'
import styles from './preventive-care-card.module.css'

interface PreventiveCareNeeds {
  /** yyyy-mm-dd; null when the service has none (HOME-21). */
  dueDate: string | null
}

/** The card shows with or without a due date; the manifest decides who gets it (HOME-16, HOME-20, HOME-21). */
function preventiveCareNeeds(_view: BlockView<'preventive-care-card'>, { data }: HomeContext): PreventiveCareNeeds {
  return { dueDate: data.preventiveCareDueDate ?? null }
}

/** An employer's preventive care initiative: due date and contacts (HOME-17 to HOME-21). */
function PreventiveCareCard({ view, data }: { view: BlockView<'preventive-care-card'>; data: PreventiveCareNeeds }) {
  return (
    <SectionCard id={view.id} title={view.title} icon="shield">
      <RichText tree={view.body} />
      <p className={styles.due}>
        <Icon name="calendar" />
        {data.dueDate ? fill(view.dueDateText, { dueDate: calendarDate(data.dueDate) }) : view.unavailable}
      </p>
      <dl className={styles.contact}>
        <div>
          <dt>{view.phoneLabel}</dt>
          <dd>
            <Link target={phoneTarget(view.phone)}>{view.phone}</Link>
          </dd>
        </div>
        <div>
          <dt>{view.emailLabel}</dt>
          <dd>
            <Link target={`mailto:${view.email}`}>{view.email}</Link>
          </dd>
        </div>
      </dl>
    </SectionCard>
  )
}

export const preventiveCareCard = createBlock({
  sources: ['preventiveCareDueDate'],
  needs: preventiveCareNeeds,
  Component: PreventiveCareCard,
})
