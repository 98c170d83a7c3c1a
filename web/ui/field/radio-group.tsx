import { type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field-frame.tsx'

interface Option {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface Props {
  name: string
  label: ReactNode
  options: readonly Option[]
  defaultValue?: string | undefined
  required?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** One choice out of few, all in sight. */
export function RadioGroup({ name, label, options, defaultValue, required, hint, error, onChange }: Props) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      aria-describedby={described || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {options.map(option => (
        <div key={option.value} className={styles.choice}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            required={required}
            onChange={() => onChange?.(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        </div>
      ))}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </fieldset>
  )
}
