import type { InputHTMLAttributes, Ref } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} id={id}>
      {described => <input type="text" {...input} {...described} required={required} className={styles.input} />}
    </FieldFrame>
  )
}
