import { calendarDate } from '../format/dates.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './claim-status.module.css'

/** The fields of a claim that its status is shown from. */
export interface ClaimState {
  claimStatus: string
  paidDate: string | null
}

type PaidOn = (date: string) => string
type Look = { icon: string; text: (claim: ClaimState, paidOn: PaidOn) => string }

/** Statuses with a look of their own; every other status is plain text (HOME-39 to HOME-41, CLAIM-16). */
const looks: { readonly [status: string]: Look } = {
  paid: {
    icon: 'check',
    text: ({ claimStatus, paidDate }, paidOn) => (paidDate ? paidOn(calendarDate(paidDate)) : claimStatus),
  },
  'in-process': { icon: 'sync', text: ({ claimStatus }) => claimStatus },
}

/** The status of a claim in words, with an icon where it has one; `paidOn` says "Paid on" and a date. */
export function ClaimStatus({ claim, paidOn }: { claim: ClaimState; paidOn: PaidOn }) {
  const name = statusClass(claim.claimStatus)
  const look = Object.hasOwn(looks, name) ? looks[name] : undefined
  return (
    <p className={`${styles.status} ${name}`}>
      {look && <Icon name={look.icon} />}
      {look ? look.text(claim, paidOn) : claim.claimStatus}
    </p>
  )
}

/** The style class of a claim's status: lower case with hyphens, "In Process" gives "in-process" (HOME-42). */
export function statusClass(status: string): string {
  return status
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
