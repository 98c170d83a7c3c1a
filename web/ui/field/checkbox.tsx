import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
}

/** One yes or no, with a target as large as its words. */
export function Checkbox({ label, hint, id, ...input }: Props) {
  const own = useId()
  const field = id ?? own
  return (
    <div className={styles.choice}>
      <input {...input} type="checkbox" id={field} aria-describedby={hint ? `${field}-hint` : undefined} />
      <label htmlFor={field}>
        {label}
        {hint && (
          <span className={styles.hint} id={`${field}-hint`}>
            {hint}
          </span>
        )}
      </label>
    </div>
  )
}
