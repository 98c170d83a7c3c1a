import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import { useWords } from '../words/words.tsx'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Shown under the label. */
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  id?: string | undefined
  /** Only screen readers get the hint: the field already shows what it means. */
  hintUnseen?: boolean | undefined
  children: (described: Described) => ReactNode
}

/** Label, hint and message around one control, wired so that assistive technology reads them with it. */
export function FieldFrame({ label, hint, error, required, id, hintUnseen, children }: Props) {
  const own = useId()
  const word = useWords()
  const field = id ?? own
  const described = [hint ? `${field}-hint` : '', error ? `${field}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={field}>
        {label}
        {required === false && <span className={styles.optional}> ({word('optional')})</span>}
      </label>
      {hint && (
        <p className={hintUnseen ? hidden.hidden : styles.hint} id={`${field}-hint`}>
          {hint}
        </p>
      )}
      {children({ id: field, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${field}-error`} message={error} />}
    </div>
  )
}

/** The message of a field, which refers to it by aria-describedby. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size="small" />
      <span>{message}</span>
    </p>
  )
}
