import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../web/ui/visually-hidden/visually-hidden.tsx'
import { tell } from '../shell/tell.tsx'
import styles from './words.module.css'

interface Props {
  text: string
  /** Names the field for those who do not see where it stands. */
  name: string
  /** Of the words; English when there is none. */
  language?: string
  /** What else there is to say of them. */
  mark?: string | undefined
  mayEdit: boolean
  onSay: (text: string) => void
}

/** A text that is edited where it stands: a press opens it, leaving it keeps what was typed (STUDIO-14). */
export function WordCell({ text, name, language, mark, mayEdit, onSay }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  // Leaving the field happens once, whether by a key, elsewhere, or because it goes.
  const open = useRef<string>(undefined)
  /** What stood there when it was opened. */
  const before = useRef(text)
  const cameBack = useRef(false)
  useLayoutEffect(() => {
    if (typed !== undefined || !cameBack.current) return
    cameBack.current = false
    button.current?.focus()
  })
  const begin = () => {
    open.current = text
    before.current = text
    setTyped(text)
  }
  const type = (said: string) => {
    open.current = said
    setTyped(said)
  }
  const end = (keeps: boolean) => {
    const said = open.current
    open.current = undefined
    setTyped(undefined)
    if (!keeps || said === undefined || said === before.current) return
    if (text === before.current) onSay(said)
    // Written over it, nobody would ever read what the other said.
    else if (said !== text) tell(`Somebody else has changed ${name} meanwhile. You had typed: ${said}`, 'error')
  }
  const onKey = (event: KeyboardEvent) => {
    // The field's own steps of undo, while it is open.
    if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())) event.stopPropagation()
    const isKept = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isKept && event.key !== 'Escape') return
    event.preventDefault()
    cameBack.current = true
    end(isKept)
  }
  const marked = mark !== undefined && <span className={styles.mark}>{mark}</span>
  if (typed !== undefined)
    return (
      <>
        <textarea
          // It was pressed to be typed in.
          // biome-ignore lint/a11y/noAutofocus: said above
          autoFocus
          rows={1}
          className={styles.input}
          aria-label={name}
          aria-describedby={id}
          lang={language}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKey}
          onBlur={() => end(true)}
        />
        <span id={id} className={styles.mark}>
          Enter keeps it, Shift and Enter begin a line, Escape leaves it as it was.
        </span>
      </>
    )
  if (!mayEdit)
    return (
      <>
        <span lang={language} className={styles.text}>
          {text}
        </span>
        {marked}
      </>
    )
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.text}
        lang={text === '' ? undefined : language}
        onClick={begin}
      >
        <VisuallyHidden>{`Change ${name}: `}</VisuallyHidden>
        {text === '' ? (mark ?? 'Nothing yet') : text}
      </button>
      {text !== '' && marked}
    </>
  )
}
