import { Icon } from '../icon/icon.tsx'
import styles from './field-error.module.css'

/** What is wrong with a field; the field names it as its description. */
export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size="small" />
      <span>{message}</span>
    </p>
  )
}
