import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { IconName } from '../../../schema/generated/icons.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './plan-table.module.css'

/** The member's status in one kind of plan; without a status, the member has no such plan. */
export interface PlanLine {
  category: 'MEDICAL' | 'DENTAL' | 'VISION' | 'PHARMACY'
  standing: PlanStanding | undefined
  starts: string | null
  ends: string | null
}

interface Props {
  caption: string
  lines: readonly PlanLine[]
  text: ScreenText<'account-summary'> | ScreenText<'account-plan-benefits'>
  /** Said of a kind of plan that the member does not have. */
  notCovered?: string
}

/** The member's kinds of plan with status and dates (ACCOUNT-01, ACCOUNT-14). */
export function PlanTable({ caption, lines, text, notCovered = '' }: Props) {
  const say = sayFrom(text)
  const dateOf = ({ standing, starts }: PlanLine) => (standing && starts ? calendarDate(starts) : '–')
  const endOf = ({ standing, ends }: PlanLine) => {
    if (!standing) return '–'
    return ends ? calendarDate(ends) : say('noEnd')
  }
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: 'plan', head: say('plan'), cell: ({ category }) => say(categoryKeys[category]) },
        {
          id: 'status',
          head: say('status'),
          cell: ({ standing }) => (standing ? <PlanStatus standing={standing} label={say(standing)} /> : notCovered),
        },
        { id: 'starts', head: say('starts'), cell: dateOf },
        { id: 'ends', head: say('ends'), cell: endOf },
      ]}
      rows={lines}
      rowKey={({ category }) => category}
    />
  )
}

export type PlanStanding = 'active' | 'future' | 'termed'
const icons: { readonly [Standing in PlanStanding]: IconName } = {
  active: 'check',
  future: 'calendar',
  termed: 'cross',
}

interface PlanStatusProps {
  standing: PlanStanding
  label: string
}

/** The status of a plan, in words; the icon is decorative. */
function PlanStatus({ standing, label }: PlanStatusProps) {
  return (
    <span className={styles.status} data-standing={standing}>
      <Icon name={icons[standing]} size="small" />
      {label}
    </span>
  )
}
