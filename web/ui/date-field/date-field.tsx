import { lazy, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ScriptButton } from '../button/button.tsx'
import fieldStyles from '../field/field.module.css'
import { FieldFrame } from '../field/field-frame.tsx'
import type { TextFieldProps } from '../field/text-field.tsx'
import { parseDate } from '../format/date-arithmetic.ts'
import { typedDate } from '../format/dates.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWords } from '../words/words.tsx'
import styles from './date-field.module.css'

/** Fetched when somebody first opens it: it is larger than most screens. */
const DatePicker = lazy(() => import('./date-picker.tsx'))

interface Props extends Omit<TextFieldProps, 'min' | 'max'> {
  /** Earliest and latest day that the calendar offers, yyyy-mm-dd. */
  min?: string | undefined
  max?: string | undefined
  hintUnseen?: boolean | undefined
}

/**
 * A date typed as MM/DD/YYYY, the quickest way to enter a known date; a button opens a calendar. Only script can: until then the
 * button is invisible but keeps its place.
 */
export function DateField({ label, hint, error, required, id, min, max, hintUnseen, ...input }: Props) {
  const word = useWords()
  const own = useId()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    // The calendar is a modal dialog: nothing behind it can take focus before it has gone.
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  const choose = (date: string) => {
    if (field.current) typeInto(field.current, typedDate(date))
    close()
  }
  return (
    <FieldFrame
      label={label}
      hint={hint ?? word('dateHint')}
      error={error}
      required={required}
      id={id ?? own}
      hintUnseen={hintUnseen}
    >
      {described => (
        <div className={styles.joined}>
          <input
            inputMode="numeric"
            autoComplete="off"
            {...input}
            {...described}
            ref={field}
            type="text"
            required={required}
            className={fieldStyles.input}
          />
          <ScriptButton
            kind="secondary"
            ref={opener}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
            <VisuallyHidden>{word('chooseDate', { label })}</VisuallyHidden>
          </ScriptButton>
          {open && (
            <Suspense fallback={null}>
              <DatePicker
                label={label}
                value={parseDate(field.current?.value ?? '')}
                min={min}
                max={max}
                onChoose={choose}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** Sets an uncontrolled field's value as if the person had typed it, so that the form's handlers run. */
function typeInto(field: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
