import type { ClaimStatus as Status } from '../../generated/schema-types.ts'
import { calendarDate } from '../format/dates.ts'
import { Icon } from '../icon/icon.tsx'
import { statusLooks } from '../tag/status-looks.ts'
import styles from './claim-status.module.css'

/** The fields of a claim that its status is shown from. */
interface ClaimState {
  status: Status
  statusDescription: string
  paidDate: string | null
}

interface Props {
  claim: ClaimState
  /** Says "Paid on" and a date. */
  paidOn: (date: string) => string
}

/** The status of a claim in words, with an icon where it has one (STATE-17, HOME-39 to HOME-41, CLAIM-16). */
export function ClaimStatus({ claim: { status, statusDescription, paidDate }, paidOn }: Props) {
  const { tone, icon } = statusLooks[status]
  const isPaidOn = status === 'PAID' && paidDate !== null
  return (
    <p className={`${styles.status} ${statusClass(statusDescription)}`} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {isPaidOn ? paidOn(calendarDate(paidDate)) : statusDescription}
    </p>
  )
}

/** The style class of a claim's status: lower case with hyphens, "In Process" gives "in-process" (HOME-42). */
export function statusClass(description: string): string {
  return description
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
