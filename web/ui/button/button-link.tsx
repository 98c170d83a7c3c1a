import { Link, type LinkProps } from '../link/link.tsx'
import styles from './button.module.css'
import type { ButtonKind } from './button-kind.ts'

interface Props extends LinkProps {
  kind?: ButtonKind | undefined
  size?: 'medium' | 'small' | undefined
  wide?: boolean | undefined
}

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function ButtonLink({ kind = 'primary', size = 'medium', wide, className = '', ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={`${styles.button} ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    />
  )
}
