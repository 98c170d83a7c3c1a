import type { KeyboardEvent } from 'react'
import styles from './panes.module.css'

/** Panes of the desk, of which narrow windows show one at a time. */
export const panes = ['Items', 'Page', 'Form'] as const
export type Pane = (typeof panes)[number]

interface Props {
  pane: Pane
  onPane: (pane: Pane) => void
  /** Ids of the panes, by their names. */
  idOf: (pane: Pane) => string
}

/** Which pane a narrow window shows (STUDIO-03). A wide one has them all, and no tabs. */
export function PaneTabs({ pane, onPane, idOf }: Props) {
  function walk({ key, currentTarget }: KeyboardEvent<HTMLDivElement>) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const next = panes[panes.indexOf(pane) + step]
    if (step === 0 || next === undefined) return
    onPane(next)
    currentTarget.querySelectorAll('button')[panes.indexOf(next)]?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="Panes" onKeyDown={walk}>
      {panes.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={pane === name}
          aria-controls={idOf(name)}
          tabIndex={pane === name ? 0 : -1}
          onClick={() => onPane(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
