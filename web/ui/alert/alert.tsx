import type { ReactNode } from 'react'
import type { IconName } from '../../../schema/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './alert.module.css'

export type AlertType = 'info' | 'success' | 'warning' | 'error'
const icons: { readonly [Type in AlertType]: IconName } = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

interface Props {
  type: AlertType
  /** The type in words, for those who do not see the colour. */
  typeLabel?: string | undefined
  title?: string | undefined
  children?: ReactNode
  /** Links, buttons, a way to dismiss. */
  actions?: ReactNode
}

/** A message beside the content; icon and words tell its type, not colour alone. */
export function Alert({ type, typeLabel, title, children, actions }: Props) {
  return (
    <div className={styles.alert} data-type={type}>
      <Icon name={icons[type]} />
      <div className={styles.body}>
        {title && (
          <p className={styles.title}>
            {typeLabel && <VisuallyHidden>{typeLabel}: </VisuallyHidden>}
            {title}
          </p>
        )}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
