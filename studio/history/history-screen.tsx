import { useQuery } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { Tag } from '../../web/ui/tag/tag.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { HistoryDocument, type HistoryQuery } from '../generated/history.ts'
import { EntryField } from '../page/entry-field.tsx'
import { Page } from '../page/page.tsx'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { madeIn } from './causes.ts'
import styles from './history.module.css'

const filters = ['brand', 'surface', 'item', 'author'] as const
type Filter = (typeof filters)[number]

/** What was live, since when, by whom and why: by brand, surface, item and author (STUDIO-29). */
export function Component() {
  const [search] = useSearchParams()
  const asked = Object.fromEntries(filters.flatMap(name => (search.get(name) ? [[name, search.get(name)]] : [])))
  const before = Number(search.get('before')) || undefined
  const of = { ...asked, first: 20, ...(before !== undefined && { before }) }
  const history = useQuery(HistoryDocument, { variables: { of }, fetchPolicy: 'cache-and-network' })
  return (
    <Page title="History" about="Everything that was ever live, the newest first. Nothing is ever lost.">
      <FilterForm key={search.toString()} brands={history.data?.brands ?? []} />
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

function FilterForm({ brands }: Pick<HistoryQuery, 'brands'>) {
  const [search, setSearch] = useSearchParams()
  const [values, setValues] = useState<{ [Name in Filter]?: string }>(() =>
    Object.fromEntries(filters.map(name => [name, search.get(name) ?? ''])),
  )
  const field = (name: Filter) => ({
    value: values[name] ?? '',
    onValue: (value: string) => setValues({ ...values, [name]: value }),
  })
  function send(event: FormEvent) {
    event.preventDefault()
    const wanted = Object.entries(values).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    )
    setSearch(new URLSearchParams(wanted))
  }
  return (
    <search>
      <form aria-label="Narrow the history" className={styles.filters} onSubmit={send}>
        <label className={styles.choice}>
          Brand
          <select value={values.brand ?? ''} onChange={event => setValues({ ...values, brand: event.target.value })}>
            <option value="">All brands</option>
            <option value="base">What all share</option>
            {brands.map(({ id, key, name }) => (
              <option key={id} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <EntryField label="Surface" placeholder="menus" {...field('surface')} />
        <EntryField label="Item" placeholder="claims" {...field('item')} />
        <EntryField label="Author" {...field('author')} />
        <Button type="submit" kind="secondary" size="small">
          Show
        </Button>
      </form>
    </search>
  )
}
