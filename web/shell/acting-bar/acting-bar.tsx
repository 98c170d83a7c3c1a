import { useShell } from '../../screen/shell-data.ts'
import { LogOut } from '../menu/log-out.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './acting-bar.module.css'

/** Says on every page of a session in which staff act as a member whose it is and who acts, with the way to end it (SEC-15). Paper leaves it out. */
export function ActingBar() {
  const { viewer } = useShell()
  const say = useShellText()
  const staff = viewer?.actingStaff
  if (!staff) return null
  const { member, family } = viewer
  const whom = say('actingFor', {
    name: member ? `${member.firstName} ${member.lastName}` : say('actingUnnamed'),
    id: family?.subscriberId ?? say('actingUnnamed'),
  })
  const reach = say(staff.reach === 'ANYONE' ? 'actingForAnyone' : 'actingForNonEmployees')
  return (
    <section aria-label={say('acting')} className={styles.bar} data-print="hidden">
      <div className={styles.row}>
        <p>
          <strong>{whom}</strong>{' '}
          <span>{staff.key === null ? reach : `${say('actingStaff', { key: staff.key })} ${reach}`}</span>
        </p>
        <LogOut kind="secondary">{say('actingEnd')}</LogOut>
      </div>
    </section>
  )
}
