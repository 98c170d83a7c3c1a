import { useQuery } from '@apollo/client/react'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../web/ui/button/button.tsx'
import frame from '../../web/ui/dialog/dialog-frame.module.css'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { useMoreDrafts } from '../drafts/use-more-drafts.ts'
import { SearchPlacesDocument } from '../generated/search.ts'
import { useIdNames } from '../query/use-id-names.ts'
import type { FoundItem } from './find-items.ts'
import { groupsOf, itemAddress } from './found-groups.ts'
import { FoundList, optionId } from './found-list.tsx'
import styles from './search-dialog.module.css'
import { useFound } from './use-found.ts'
import { useSearched } from './use-searched.ts'

/** The draft whose screen is in sight. */
const draftIn = (pathname: string) => decodeURIComponent(/^\/drafts\/([^/]+)/.exec(pathname)?.[1] ?? '')

interface Props {
  /** Told whether it was left without going anywhere. */
  onClose: (isLeft: boolean) => void
}

/** Finds items over all brands by id, words, target, condition, group or program, and opens them (STUDIO-04). */
export function SearchDialog({ onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [draft, setDraft] = useState(() => draftIn(pathname))
  const [brand, setBrand] = useState('')
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const places = useQuery(SearchPlacesDocument, { fetchPolicy: 'cache-and-network' })
  const { data } = places
  useMoreDrafts(places)
  const names = useIdNames()
  const searched = useSearched(draft)
  const { found, isBroken } = useFound(searched.files, names, text, brand)
  const groups = useMemo(() => groupsOf(found?.items ?? []), [found])
  const items = groups.flatMap(group => group.items)
  const chosen = items[Math.min(at, items.length - 1)]
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Not the button that closes it, which comes first: whoever opened it types on.
    field.current?.focus()
    // It is closed before it goes, so that the focus goes back to where it was.
    return () => element?.close()
  }, [])

  const drafts = data?.drafts.nodes.map(({ name }) => name) ?? []
  const brandNames = new Map([
    ['base', 'All brands (base)'],
    ...(data?.brands ?? []).map(({ key, name }) => [key, name] as const),
  ])
  const open = (item: FoundItem) => {
    onClose(false)
    void navigate(itemAddress(item, draft))
  }
  const walk = (by: number) => setAt(Math.max(0, Math.min(items.length - 1, Math.min(at, items.length - 1) + by)))
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

  return (
    <dialog
      ref={dialog}
      className={`${frame.frame} ${styles.dialog}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose(true)
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>Find an item</h2>
        <Button kind="quiet" size="small" aria-label="Close" onClick={() => onClose(true)}>
          <Icon name="cross" size="small" />
        </Button>
      </div>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label="Words, an id, where it leads, a condition, a group or a program"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(id, chosen)}
        placeholder="Words, id, link, condition, group or program"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={event => {
          const step = steps[event.key]
          if (step !== undefined) walk(step)
          else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen)
          else return
          event.preventDefault()
        }}
      />
      <div className={styles.places}>
        <label>
          Look in{' '}
          <select value={draft} onChange={({ target }) => setDraft(target.value)}>
            <option value="">What is live (only to read)</option>
            {draft !== '' && !drafts.includes(draft) && <option value={draft}>{`Draft ${draft}`}</option>}
            {drafts.map(name => (
              <option key={name} value={name}>{`Draft ${name}`}</option>
            ))}
          </select>
        </label>
        <label>
          Of{' '}
          <select value={brand} onChange={({ target }) => setBrand(target.value)}>
            <option value="">all brands</option>
            {[...brandNames].map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className={styles.status}>
        {toldOf({
          isLoading: searched.isLoading,
          problem: searched.problem,
          isBroken,
          text,
          count: found?.count,
          shown: items.length,
        })}
      </p>
      <FoundList {...{ id, groups, chosen, brandNames }} onOpen={open} />
      {draft !== '' && items.length > 0 && (
        <Button
          kind="secondary"
          size="small"
          className={styles.several ?? ''}
          onClick={() => {
            onClose(false)
            const search = new URLSearchParams({ find: text, ...(brand !== '' && { brand, only: '' }) })
            void navigate(`/drafts/${encodeURIComponent(draft)}/many?${search}`)
          }}
        >
          Change several of these at once
        </Button>
      )}
    </dialog>
  )
}

interface Told {
  isLoading: boolean
  problem: string | undefined
  isBroken: boolean
  text: string
  count: number | undefined
  shown: number
}

function toldOf({ isLoading, problem, isBroken, text, count, shown }: Told): string {
  if (problem !== undefined) return problem
  if (isBroken) return 'Nothing can be searched in this browser just now.'
  if (isLoading || count === undefined) return 'Reading the manifests …'
  if (text.trim() === '') return 'Up and Down walk through what is found, Enter opens it, Escape leaves.'
  if (count === 0) return 'Nothing has all of these words.'
  const all = `${count} ${count === 1 ? 'item' : 'items'}`
  return shown < count ? `${all}, of which the best ${shown} are shown` : all
}
