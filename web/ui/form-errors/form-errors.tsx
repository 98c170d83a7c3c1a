import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words/words.tsx'
import styles from './form-errors.module.css'

interface Props {
  /** What went wrong with the form as a whole. */
  message?: ReactNode
  /** The answer that the message is of: another one with the same message takes focus again. */
  refusal?: object | undefined
  /** What helps besides, below the message. */
  help?: ReactNode
  /** Messages of single fields. */
  fields?: readonly string[] | undefined
}

/** The error summary of a form. It takes focus when it appears, so that nobody misses it. */
export function FormErrors({ message, refusal, help, fields = [] }: Props) {
  const word = useWords()
  const summary = useRef<HTMLDivElement>(null)
  const shown = message !== undefined || fields.length > 0
  // In the same frame as the message: what somebody types in between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal is another reason to take focus
  useLayoutEffect(() => {
    if (shown) summary.current?.focus()
  }, [shown, refusal])
  if (!shown) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <p className={styles.message}>{message ?? word('errorSummary')}</p>
        {fields.length > 0 && (
          <ul>
            {fields.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {help}
      </div>
    </div>
  )
}
