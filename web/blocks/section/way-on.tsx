import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './way-on.module.css'

interface Props {
  target: string
  newTab?: boolean | undefined
  children: string
}

/** A link with a chevron, at the bottom of a card or beside a section's heading. */
export function WayOn({ target, newTab, children }: Props) {
  return (
    <Link target={target} newTab={newTab} className={styles.way}>
      {children}
      <Icon name="chevron" />
    </Link>
  )
}
