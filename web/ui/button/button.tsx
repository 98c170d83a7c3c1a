import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
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
      {...(type === 'submit' && { onClick: onlyOnce })}
      {...rest}
      type={type}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}

/** A double-click sends a form once: the second click comes before the form can disable its button, and a wrong password would count twice. */
function onlyOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
