import { useSyncExternalStore } from 'react'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './tell.module.css'

/** Something that was done or failed, told in passing. */
interface Telling {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly words: string
}

/** So many stay in sight, and a success for so long: a failure stays until it is put away. */
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
  if (kind === 'success') setTimeout(() => putAway(id), shownMs)
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Where it is told. */
export function Told() {
  const shown = useSyncExternalStore(follow, () => tellings)
  return (
    <div className={styles.told} role="log" aria-label="Messages">
      {shown.map(({ id, kind, words }) => (
        <p key={id} data-kind={kind}>
          <Icon name={kind === 'success' ? 'check' : 'error'} size="small" />
          <span>{words}</span>
          <button type="button" aria-label="Put this message away" onClick={() => putAway(id)}>
            <Icon name="cross" size="small" />
          </button>
        </p>
      ))}
    </div>
  )
}
