import { type InputHTMLAttributes, useId } from 'react'
import styles from './entry-field.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string
  /** What belongs there, below the label. */
  hint?: string
  /** What is wrong with it. */
  problem?: string
  /** Several lines of words. */
  multiline?: boolean
  value: string
  onValue: (value: string) => void
}

/** A field with its label, what belongs there and what is wrong with it. */
export function EntryField({ label, hint, problem = '', multiline = false, onValue, ...rest }: Props) {
  const id = useId()
  const about = [hint && `${id}-hint`, problem !== '' && `${id}-problem`].filter(Boolean).join(' ')
  const shared = {
    id,
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': about === '' ? undefined : about,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {multiline ? (
        <textarea
          {...shared}
          rows={3}
          value={rest.value}
          maxLength={rest.maxLength}
          onChange={event => onValue(event.target.value)}
        />
      ) : (
        <input {...rest} {...shared} autoComplete="off" onChange={event => onValue(event.target.value)} />
      )}
      {problem !== '' && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
