import type { PrimaryCareMemberScreenQuery } from '../../generated/primary-care-member-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { titledName } from './titled-name.ts'

type Member = NonNullable<NonNullable<PrimaryCareMemberScreenQuery['viewer']>['primaryCareMember']>
type Entry = Member['history'][number]

interface Props {
  history: readonly Entry[]
  text: Readonly<Record<string, string>>
}

/** The providers so far, newest first as the gateway's order is (PCP-08). */
export function HistoryTable({ history, text }: Props) {
  const say = sayFrom(text)
  const end = ({ endDate }: Entry) => {
    const last = realEnd(endDate)
    return last ? calendarDate(last) : say('present')
  }
  const columns: [Column<Entry>, ...Column<Entry>[]] = [
    {
      id: 'provider',
      head: say('historyProvider'),
      cell: ({ providerName, providerTitle }) => titledName({ providerName, title: providerTitle }),
    },
    { id: 'begin', head: say('historyBegin'), cell: ({ beginDate }) => calendarDate(beginDate) },
    { id: 'end', head: say('historyEnd'), cell: end },
    { id: 'reason', head: say('historyReason'), cell: ({ terminationReason }) => terminationReason || say('noReason') },
    {
      id: 'locations',
      head: say('historyLocations'),
      cell: ({ locations }) => locations.map(({ name, city }) => `${name}, ${city}`).join('; '),
    },
  ]
  return (
    <Card as="section" aria-label={say('history')}>
      <h2>{say('history')}</h2>
      {history.length === 0 ? (
        <p>{say('noHistory')}</p>
      ) : (
        <DataTable
          caption={say('history')}
          columns={columns}
          rows={history}
          rowKey={({ providerName, beginDate }) => `${providerName} ${beginDate}`}
        />
      )}
    </Card>
  )
}
