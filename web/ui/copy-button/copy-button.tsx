import { useEffect, useRef, useState } from 'react'
import { ScriptButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import { copyText } from './copy-text.ts'

/** How long a copy is confirmed (UI-11, CONST-27). */
const confirmedMs = 3000

interface Props {
  /** What goes to the clipboard. */
  value: string
  /** What is copied, in words, for screen readers: "Copy subscriber ID". */
  label: string
  /** The visible label instead of "Copy" (UI-10). */
  text?: string | undefined
  onCopied?: (() => void) | undefined
}

/** Copies a value and says so. Only script can: until then the button is invisible but keeps its place. */
export function CopyButton({ value, label, text, onCopied }: Props) {
  const word = useWords()
  const [told, tell] = useState<'copied' | 'copyFailed'>()
  const later = useTimeout()
  const copy = async () => {
    const isCopied = await copyText(value)
    tell(isCopied ? 'copied' : 'copyFailed')
    if (!isCopied) return
    onCopied?.()
    later(() => tell(undefined), confirmedMs)
  }
  const copied = told === 'copied'
  return (
    <>
      <ScriptButton kind="secondary" size="small" onClick={copy}>
        <Icon name={copied ? 'check' : 'document'} size="small" />
        <span>{copied ? word('copied') : (text ?? word('copy'))}</span>
        <VisuallyHidden> {label}</VisuallyHidden>
      </ScriptButton>
      {/* A button that changes its words under the finger is not read out. */}
      <span role="status" className={copied ? hidden.hidden : undefined}>
        {told && word(told)}
      </span>
    </>
  )
}

/** A timer of one component: a new call replaces the pending one, and unmounting cancels it. */
function useTimeout(): (act: () => void, milliseconds: number) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return (act, milliseconds) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(act, milliseconds)
  }
}
