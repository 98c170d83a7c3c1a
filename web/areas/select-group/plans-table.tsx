import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { categoryKeys } from '../../ui/words/category-keys.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './plans-table.module.css'

interface Props {
  plans: readonly Plan[]
  groupName: string
  text: ScreenText<'select-group'>
}

/** The status of each kind of plan in a group; the icon repeats what the line says in words (ACTIVEGROUP-04 to 09). */
export function PlansTable({ plans, groupName, text }: Props) {
  const say = sayFrom(text)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{say('plansOf', { groupName })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('plan')}</th>
          <th scope="col">{say('status')}</th>
        </tr>
      </thead>
      <tbody>
        {planRows(plans).map(({ category, standing }) => (
          <tr key={category}>
            <th scope="row">{say(categoryKeys[category])}</th>
            <td data-mark={standing?.mark}>
              {standing ? (
                <span className={styles.standing}>
                  <Icon name={standing.mark} size="small" />
                  {say(standing.text, { date: dated(standing.date), until: dated(standing.until) })}
                </span>
              ) : (
                say('notCovered')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Group = NonNullable<SelectGroupScreenQuery['viewer']>['groupsWithPlans'][number]
type Plan = NonNullable<Group['plans']>[number]

/** One row of a group's table: a kind of plan and its status; null when the group has no such plan. */
interface PlanRow {
  category: Plan['category']
  standing: {
    text: 'active' | 'activeUntil' | 'future' | 'termed'
    mark: 'check' | 'cross'
    date: string | null
    /** An end still to come. */
    until?: string
  } | null
}

const dated = (date: string | null | undefined) => (date ? calendarDate(date) : '')

/** The rows of every table, in this order (ACTIVEGROUP-04). */
const categories: readonly Plan['category'][] = ['MEDICAL', 'DENTAL', 'VISION', 'PHARMACY']

/**
 * An active or future plan shows its start and a check, an ended one its end and a cross (ACTIVEGROUP-09); an end still to
 * come shows beside the start (MEMBER-42).
 */
const standings = {
  ACTIVE: ({ startDate: date, endDate: until }) => {
    return until ? { text: 'activeUntil', mark: 'check', date, until } : { text: 'active', mark: 'check', date }
  },
  FUTURE: plan => ({ text: 'future', mark: 'check', date: plan.startDate }),
  TERMED: plan => ({ text: 'termed', mark: 'cross', date: plan.endDate }),
} satisfies { [Status in NonNullable<Plan['status']>]: (plan: Plan) => PlanRow['standing'] }

/** The rows of one group's table of plans. */
export function planRows(plans: readonly Plan[]): PlanRow[] {
  return categories.map(category => {
    const plan = plans.find(each => each.category === category)
    return { category, standing: plan?.status ? standings[plan.status](plan) : null }
  })
}
