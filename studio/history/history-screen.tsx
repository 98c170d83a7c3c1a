import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { HistoryDocument, type HistoryQuery } from '../generated/history.ts'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { madeIn } from './causes.ts'
import styles from './history.module.css'
import { filters, HistoryFilter } from './history-filter.tsx'

/** What was live, since when, by whom and why: by brand, surface, item and author (STUDIO-29). */
export function Component() {
  const [search] = useSearchParams()
  const asked = Object.fromEntries(filters.flatMap(name => (search.get(name) ? [[name, search.get(name)]] : [])))
  const before = Number(search.get('before')) || undefined
  const of = { ...asked, first: 20, ...(before !== undefined && { before }) }
  const history = useQuery(HistoryDocument, { variables: { of }, fetchPolicy: 'cache-and-network' })
  // The choices of before stay while others are asked for.
  const known = history.data ?? history.previousData
  return (
    <Page title="History" about="Everything that was ever live, the newest first. Nothing is ever lost.">
      <HistoryFilter brands={known?.brands ?? []} publishers={known?.publishers ?? []} />
      <Answered of={history} what="the history">
        {({ history: { entries, next } }) => (
          <>
            {entries.length === 0 ? (
              <p>Nothing of this was ever published.</p>
            ) : (
              <PlainList className={styles.entries}>
                {entries.map(entry => (
                  <Entry key={entry.revision.id} {...entry} />
                ))}
              </PlainList>
            )}
            {next !== null && <Link to={{ search: searchWith(search, next) }}>Older ones</Link>}
          </>
        )}
      </Answered>
    </Page>
  )
}

function searchWith(search: URLSearchParams, before: number): string {
  const next = new URLSearchParams(search)
  next.set('before', String(before))
  return next.toString()
}

const shown = 3

function Entry({ revision, changes }: HistoryQuery['history']['entries'][number]) {
  const { number, cause, author, at, note, isLive } = revision
  return (
    <li>
      <h2>
        <Link to={`/revisions/${number}`}>Revision {number}</Link> {isLive && <Tag tone="success">Live</Tag>}
      </h2>
      <p>
        {madeIn({ cause, author })}, <When at={at} />
        {note !== '' && `: ${note}`}
      </p>
      <ChangeList changes={changes.slice(0, shown)} empty="It changed nothing that your role shows." />
      {changes.length > shown && (
        <p>
          <Link to={`/revisions/${number}`}>
            {changes.length - shown} more<span className={styles.hidden}> in revision {number}</span>
          </Link>
        </p>
      )}
    </li>
  )
}
