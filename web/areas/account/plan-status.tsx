import type { IconName } from '../../../schema/generated/icons.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './plan-status.module.css'

export type PlanStanding = 'active' | 'future' | 'termed'
const icons: { readonly [Standing in PlanStanding]: IconName } = {
  active: 'check',
  future: 'calendar',
  termed: 'cross',
}

interface Props {
  standing: PlanStanding
  label: string
}

/** Where a plan stands, in words; the icon only helps the eye. */
export function PlanStatus({ standing, label }: Props) {
  return (
    <span className={styles.status} data-standing={standing}>
      <Icon name={icons[standing]} size="small" />
      {label}
    </span>
  )
}
