import type { SelectHTMLAttributes } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface Choice {
  value: string
  label: string
}

interface Props extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  /** Label of the empty value: "All members". Without it one of the choices has to be taken. */
  any?: string | undefined
  choices: readonly Choice[]
}

/** A choice from a short list, with the browser's own control: it works everywhere, best of all on a phone. */
export function SelectField({ label, hint, error, required, id, any, choices, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} id={id}>
      {described => (
        <select {...select} {...described} required={required} className={`${styles.input} ${styles.select}`}>
          {any !== undefined && <option value="">{any}</option>}
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
