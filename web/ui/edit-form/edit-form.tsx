import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../state/hydrated.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './edit-form.module.css'

interface Props {
  /** Names the form in the address, so that help leads to it and it opens without script: "?edit=address#address" (MEMBER-44). */
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

/** Kept with an address that the same screen goes on under: who goes there has the focus where it belongs (ROUTE-69). */
const focusStays = { focus: 'stays' }

export const keepsFocus = ({ state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'focus' in state && state.focus === focusStays.focus

/** A display view that turns into a form (UI-06). Focus moves into the form and returns to the edit button. */
export function EditForm({ name, title, display, edit, readOnly = false, startsOpen = false }: Props) {
  const word = useWords()
  const hydrated = useHydrated()
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('edit') === name
  const [editing, setEditing] = useState(startsOpen || asked)
  const [answered, setAnswered] = useState(key)
  // Help on this very screen leads here too.
  if (answered !== key) {
    setAnswered(key)
    if (asked) setEditing(true)
  }
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(() => setEditing(true))
    form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }
  const close = () => {
    flushSync(() => setEditing(false))
    opener.current?.focus()
    if (asked) void navigate(pathname, { replace: true, preventScrollReset: true, state: focusStays })
  }
  const label = (
    <>
      <Icon name="edit" size="small" />
      {word('edit')} <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
  return (
    <section id={name} className={styles.form}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {!readOnly &&
          !editing &&
          (hydrated ? (
            <Button kind="quiet" ref={opener} onClick={open}>
              {label}
            </Button>
          ) : (
            <ButtonLink kind="quiet" target={`${pathname}?edit=${name}#${name}`}>
              {label}
            </ButtonLink>
          ))}
      </header>
      {editing && !readOnly ? (
        <div ref={form} data-place tabIndex={-1}>
          {edit(close)}
        </div>
      ) : (
        display
      )}
    </section>
  )
}
