import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './edit-form.module.css'

interface Props {
  title: string
  /** What shows until the person edits. */
  display: ReactNode
  /** The form; it is given the way back to the display view. */
  edit: (close: () => void) => ReactNode
  /** Hides the way to edit (UI-07). */
  readOnly?: boolean | undefined
}

/** Something to read that turns into a form (UI-06). Focus follows into the form and comes back to the edit button. */
export function EditForm({ title, display, edit, readOnly = false }: Props) {
  const word = useWords()
  const [editing, setEditing] = useState(false)
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
  return (
    <section className={styles.form}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {!readOnly && !editing && (
          <Button kind="quiet" ref={opener} onClick={open}>
            <Icon name="document" size="small" />
            {word('edit')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </header>
      {editing && !readOnly ? <div ref={form}>{edit(close)}</div> : display}
    </section>
  )
}
