import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useMoreDrafts } from '../drafts/use-more-drafts.ts'
import { DraftDatesDocument, TimelineDocument, type TimelineQuery } from '../generated/timeline.ts'
import { ChoiceField } from '../page/choice-field.tsx'
import { EntryField } from '../page/entry-field.tsx'
import { Page } from '../page/page.tsx'
import { Answered } from '../query/answered.tsx'
import { previewAt, scheduledIn } from './scheduled.ts'
import { type Dated, lanesOf, rangeOf } from './spans.ts'
import styles from './timeline.module.css'
import { TimelineChart } from './timeline-chart.tsx'
import { TimelineTable } from './timeline-table.tsx'

/** When something of a brand begins and ends, and what is to be published when (STUDIO-17). */
export function Component() {
  const { brand: key = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const name = search.get('draft') ?? ''
  const timeline = useQuery(TimelineDocument, { fetchPolicy: 'cache-and-network' })
  useMoreDrafts(timeline)
  const ofDraft = useQuery(DraftDatesDocument, {
    ...{ variables: { name }, skip: name === '', fetchPolicy: 'cache-and-network' },
  })
  const brand = timeline.data?.brands.find(each => each.key === key)
  const choose = (draft: string) => setSearch(draft === '' ? {} : { draft }, { replace: true })
  return (
    <Page
      title={`Timeline of ${brand?.name ?? key}`}
      about="When something begins and ends, and what is to go live when."
    >
      <Answered of={timeline} what="the timeline">
        {data =>
          brand ? (
            <>
              <div className={styles.choice}>
                <ChoiceField
                  label="Dates of"
                  value={name}
                  choices={[
                    { value: '', label: 'What is live' },
                    ...data.drafts.nodes.map(draft => ({ value: draft.name, label: `Draft ${draft.name}` })),
                  ]}
                  onValue={choose}
                />
              </div>
              {name === '' ? (
                <Timeline key={key} brand={key} dates={data.dates} data={data} draft="" />
              ) : (
                <Answered of={ofDraft} what="the draft’s dates">
                  {({ draft }) => (
                    <Timeline key={`${key} ${name}`} brand={key} dates={draft?.dates ?? []} data={data} draft={name} />
                  )}
                </Answered>
              )}
            </>
          ) : (
            <p>
              There is no such brand, or your role does not show it. <Link to="/">To the overview</Link>
            </p>
          )
        }
      </Answered>
    </Page>
  )
}

interface Props {
  brand: string
  dates: readonly (Dated & { brand: string })[]
  data: TimelineQuery
  /** The draft whose dates they are; empty for what is live. */
  draft: string
}

function Timeline({ brand, dates, data, draft }: Props) {
  const today = new Date().toISOString().slice(0, 10)
  const [at, setAt] = useState(`${today}T12:00`)
  const own = dates.filter(dated => dated.brand === brand)
  const lanes = lanesOf(own)
  const scheduled = scheduledIn(data, brand)
  const days = [...own.flatMap(({ from, until }) => [from, until]), ...scheduled.map(({ day }) => day)]
  const range = rangeOf(
    days.filter(day => day !== null),
    today,
  )
  if (lanes.length + scheduled.length === 0)
    return (
      <p>
        Nothing of it begins or ends on a day, and nothing is scheduled. A first or last day is a field of an item;
        publishing offers a time.
      </p>
    )
  return (
    <>
      <TimelineChart lanes={lanes} scheduled={scheduled} range={range} today={today} at={at} onAt={setAt} />
      <div className={styles.instant}>
        <EntryField label="Day and time" type="datetime-local" value={at} onValue={setAt} />
        {at !== '' && <Link to={previewAt(brand, draft, at)}>See the page then</Link>}
      </div>
      <TimelineTable lanes={lanes} scheduled={scheduled} brand={brand} draft={draft} />
    </>
  )
}
