import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'

/** Milliseconds for which a copy is confirmed (UI-11, CONST-27). */
const confirmed = 3000

interface Props {
  /** What goes to the clipboard. */
  value: string
  /** What is copied, in words, for screen readers: "Copy subscriber ID". */
  label: string
  /** Takes the place of "Copy" in sight (UI-10). */
  text?: string | undefined
  onCopied?: (() => void) | undefined
}

export function CopyButton({ value, label, text, onCopied }: Props) {
  const word = useWords()
  const [copied, setCopied] = useState(false)
  const later = useTimeout()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    onCopied?.()
    later(() => setCopied(false), confirmed)
  }
  return (
    <Button kind="secondary" size="small" onClick={copy}>
      <Icon name={copied ? 'check' : 'document'} size="small" />
      <span>{copied ? word('copied') : (text ?? word('copy'))}</span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  )
}

/** A way to do something later: a new call replaces the one that waits, and nothing happens after the part has left. */
function useTimeout(): (act: () => void, milliseconds: number) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (act, milliseconds) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(act, milliseconds)
  }
}
