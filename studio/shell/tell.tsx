import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './tell.module.css'

/** Something that was done or failed, told in passing. */
interface Telling {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly words: string
}

/** So many stay in sight, and a success for so long: a failure stays until it is put away, as does what somebody's keys are at. */
const most = 3
const shownMs = 6_000

let tellings: readonly Telling[] = []
const listeners = new Set<() => void>()

function set(next: readonly Telling[]): void {
  tellings = next
  for (const listener of listeners) listener()
}

const putAway = (id: number) => set(tellings.filter(telling => telling.id !== id))

let told = 0

/** Tells what was done or failed, in a corner of any screen; it is read out as well. */
export function tell(words: string, kind: Telling['kind'] = 'success'): void {
  told += 1
  const id = told
  set([...tellings, { id, kind, words }].slice(-most))
  if (kind === 'success') putAwayLater(id)
}

function putAwayLater(id: number): void {
  setTimeout(() => (document.activeElement?.closest('[role="log"]') ? putAwayLater(id) : putAway(id)), shownMs)
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Where it is told. */
export function Told() {
  const shown = useSyncExternalStore(follow, () => tellings)
  const log = useRef<HTMLDivElement>(null)
  const [before, isPutAway] = [useRef<Element>(null), useRef(false)]
  function noteBefore({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !log.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  // Whoever puts a message away by keys goes on at the next one, or where they were before (STUDIO-31).
  useLayoutEffect(() => {
    if (!isPutAway.current) return
    isPutAway.current = false
    const next = log.current?.querySelector('button') ?? (before.current?.isConnected ? before.current : undefined)
    const there = next ?? document.querySelector('main')
    if (there instanceof HTMLElement) there.focus()
  })
  return (
    <div ref={log} className={styles.told} role="log" aria-label="Messages" onFocus={noteBefore}>
      {shown.map(({ id, kind, words }) => (
        <p key={id} data-kind={kind}>
          <Icon name={kind === 'success' ? 'check' : 'error'} size="small" />
          <span>{words}</span>
          <button
            type="button"
            aria-label="Put this message away"
            onClick={() => {
              isPutAway.current = true
              putAway(id)
            }}
          >
            <Icon name="cross" size="small" />
          </button>
        </p>
      ))}
    </div>
  )
}
