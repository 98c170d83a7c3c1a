import { Link } from 'react-router'
import { DataTable } from '../../web/ui/data-table/data-table.tsx'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import { previewAt, type Scheduled } from './scheduled.ts'
import type { Lane } from './spans.ts'

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
    <DataTable
      caption="The same as a table"
      showCaption
      rows={rowsOf(lanes, scheduled, draft)}
      rowKey={({ key }) => key}
      columns={[
        { id: 'what', head: 'What', cell: ({ what }) => what },
        { id: 'where', head: 'Where', cell: ({ where }) => where },
        { id: 'from', head: 'First day', cell: ({ from }) => dayOr(from, 'Always was') },
        { id: 'until', head: 'Last day', cell: ({ until }) => dayOr(until, 'Stays') },
        {
          ...{ id: 'page', head: 'Page', buttons: true },
          cell: ({ from, until, what, draft: of }) => (
            <Link to={previewAt(brand, of, noon(from === '' ? until : from))}>
              See it<VisuallyHidden>, {what}</VisuallyHidden>
            </Link>
          ),
        },
      ]}
    />
  )
}

const dayOr = (day: string, words: string) => (day === '' ? words : <time dateTime={day}>{day}</time>)

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
