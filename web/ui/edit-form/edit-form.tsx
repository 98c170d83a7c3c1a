import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useHydrated } from '../../state/hydrated.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './edit-form.module.css'

interface Props {
  /** Names the form in the address, so that it opens without script too: "?edit=address". */
  name: string
  title: string
  /** What shows until the person edits. */
  display: ReactNode
  /** The form, given a function that returns to the display view. */
  edit: (close: () => void) => ReactNode
  /** Hides the edit button (UI-07). */
  readOnly?: boolean | undefined
  /** The form came back with something to correct. */
  startsOpen?: boolean | undefined
}

/** A display view that turns into a form (UI-06). Focus moves into the form and returns to the edit button. */
export function EditForm({ name, title, display, edit, readOnly = false, startsOpen = false }: Props) {
  const word = useWords()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const [editing, setEditing] = useState(startsOpen || new URLSearchParams(search).get('edit') === name)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(() => setEditing(true))
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }
  const close = () => {
    flushSync(() => setEditing(false))
    opener.current?.focus()
  }
  const label = (
    <>
      <Icon name="edit" size="small" />
      {word('edit')} <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {!readOnly &&
          !editing &&
          (hydrated ? (
            <Button kind="quiet" ref={opener} onClick={open}>
              {label}
            </Button>
          ) : (
            <ButtonLink kind="quiet" target={`${pathname}?edit=${name}`}>
              {label}
            </ButtonLink>
          ))}
      </header>
      {editing && !readOnly ? <div ref={form}>{edit(close)}</div> : display}
    </section>
  )
}
