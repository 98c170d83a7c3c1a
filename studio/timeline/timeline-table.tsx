import { Link } from 'react-router'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import { previewAt, type Scheduled } from './scheduled.ts'
import type { Lane } from './spans.ts'
import styles from './timeline.module.css'

interface Props {
  lanes: readonly Lane[]
  scheduled: readonly Scheduled[]
  brand: string
  draft: string
}

interface Row {
  readonly key: string
  /** yyyy-mm-dd; empty where it was always so. */
  readonly from: string
  /** Empty where it stays so. */
  readonly until: string
  readonly what: string
  readonly where: string
  readonly draft: string
}

const noon = (day: string) => `${day}T12:00`

/** The timeline in words, for whoever does not see it or wants to read (STUDIO-17). */
export function TimelineTable({ lanes, scheduled, brand, draft }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>The same as a table</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Where</th>
            <th scope="col">First day</th>
            <th scope="col">Last day</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(lanes, scheduled, draft).map(({ key, from, until, what, where, draft: of }) => (
            <tr key={key}>
              <th scope="row">{what}</th>
              <td>{where}</td>
              <td>{from === '' ? 'Always was' : <time dateTime={from}>{from}</time>}</td>
              <td>{until === '' ? 'Stays' : <time dateTime={until}>{until}</time>}</td>
              <td>
                <Link to={previewAt(brand, of, noon(from === '' ? until : from))}>
                  See it<VisuallyHidden>, {what}</VisuallyHidden>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function rowsOf(lanes: readonly Lane[], scheduled: readonly Scheduled[], draft: string): Row[] {
  const dated = lanes.flatMap(({ surface: where, list, items, gaps, overlaps }) => {
    return [
      ...items.map(({ item, name, from, until }) => ({
        ...{ key: `${list} ${item} ${from} ${until}`, from: from ?? '', until: until ?? '', what: name, where, draft },
      })),
      ...gaps.map(({ from, until }) => ({
        ...{
          key: `gap ${where} ${list} ${from}`,
          from: from ?? '',
          until: until ?? '',
          what: 'Gap: nothing of it',
          where,
          draft,
        },
      })),
      ...overlaps.map(({ from, until, names }) => ({
        ...{ key: `overlap ${where} ${list} ${names.join(' ')}`, from: from ?? '', until: until ?? '', where, draft },
        what: `Overlap: ${names.join(' and ')}`,
      })),
    ]
  })
  const publishes = scheduled.map(({ number, draft: name, day, words }) => ({
    ...{ key: `schedule ${number}`, from: day, until: '', what: `${name} goes live`, where: words, draft: name },
  }))
  return [...dated, ...publishes].toSorted((a, b) => a.from.localeCompare(b.from))
}
