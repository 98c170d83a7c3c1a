import type { ShellQuery } from '../../generated/shell.ts'
import { useShell } from '../../screen/shell-data.ts'
import { calendarDate } from '../../ui/format/dates.ts'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The current group and a link to change it; only for signed-in members of several groups (MENU-32, MENU-33, MENU-34). */
export function GroupSwitch() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const groups = viewer?.groups ?? []
  const current = groups.find(group => group.isCurrent)
  if (shell.session !== 'full' || !current || groups.length < 2) return null
  return (
    <div className={styles.group}>
      <VisuallyHidden>{text('group')}: </VisuallyHidden>
      <span>{text('groupLabel', { groupName: current.name, timeline: text(...timeOf(current)) })}</span>
      <Link target={shell.brand.changeGroupRoute}>{text('changeGroup')}</Link>
    </div>
  )
}

type Group = NonNullable<NonNullable<ShellQuery['viewer']>['groups']>[number]

/** Keys of the words for a time (STATE-18, STATE-19, OPEN-41). */
const times = {
  STARTS: 'groupStarts',
  ACTIVE_SINCE: 'groupActiveSince',
  ENDING: 'groupEnding',
  RANGE: 'groupRange',
} as const

const dated = (date: string | null) => (date ? calendarDate(date) : '')

/** The member's time in a group, as words with their dates. */
const timeOf = ({ timeline, startDate, endDate }: Group) =>
  [times[timeline ?? 'RANGE'], { from: dated(startDate), until: dated(endDate) }] as const
