import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './service-link.module.css'
import type { ServiceRow } from './service-rows.ts'
import { useMemberAddress } from './use-member-address.ts'

interface Props {
  target: ServiceRow['target']
  children: string
}

/** The way to a service's page, or to the document in a new tab that stands for one. */
export function ServiceLink({ target, children }: Props) {
  const address = useMemberAddress()
  if (!('document' in target)) return <Link target={address(target.path, target.query)}>{children}</Link>
  return (
    <Link target={target.document} newTab className={styles.document}>
      {children}
      <Icon name="external" size="small" />
    </Link>
  )
}
