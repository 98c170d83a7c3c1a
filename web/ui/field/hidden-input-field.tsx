import { useState } from 'react'
import { useHydrated } from '../../state/hydrated.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './field.module.css'
import { FieldFrame } from './field-frame.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password field whose value the person may look at: "Show", then "Hide" (UI-08, UI-09). */
export function HiddenInputField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  const word = useWords()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} id={id}>
      {described => (
        <div className={styles.joined}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...described}
            type={shown ? 'text' : 'password'}
            required={required}
            className={styles.input}
          />
          {hydrated && (
            <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
              {word(shown ? 'hide' : 'show')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
