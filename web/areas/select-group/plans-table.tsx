import type { SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { planRows } from './plan-rows.ts'
import styles from './plans-table.module.css'

interface Props {
  plans: NonNullable<SelectGroupScreenQuery['viewer']>['groupDetails'][number]['plans']
  groupName: string
  text: Readonly<Record<string, string>>
}

/** How each kind of plan of a group stands; the mark never speaks alone, as its line says the same in words (ACTIVEGROUP-04 to 09). */
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
            <th scope="row">{say(category.toLowerCase())}</th>
            <td data-mark={standing?.mark}>
              {standing ? (
                <span className={styles.standing}>
                  <Icon name={standing.mark} size="small" />
                  {say(standing.text, { date: standing.date ? calendarDate(standing.date) : '' })}
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
