import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field-frame.tsx'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** One yes or no; the label is part of the click target. */
export function Checkbox({ label, hint, error, id, ...input }: Props) {
  const own = useId()
  const field = id ?? own
  const described = [hint ? `${field}-hint` : '', error ? `${field}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.choice}>
      <input
        {...input}
        type="checkbox"
        id={field}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={field}>
        {label}
        {hint && (
          <span className={styles.hint} id={`${field}-hint`}>
            {hint}
          </span>
        )}
      </label>
      {error && <FieldError id={`${field}-error`} message={error} />}
    </div>
  )
}
