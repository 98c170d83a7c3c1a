import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'
import type { ButtonKind } from './button-kind.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind | undefined
  size?: 'medium' | 'small' | undefined
  wide?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Button({ kind = 'primary', size = 'medium', wide, type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}
