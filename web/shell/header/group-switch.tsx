import { useShell } from '../../screen/shell-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './header.module.css'

/** The current group and a link to change it; only for signed-in members of several groups (MENU-32, MENU-33, MENU-34). */
export function GroupSwitch() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const groups = viewer?.groups ?? []
  const current = groups.find(group => group.current)
  if (shell.session !== 'full' || !current || groups.length < 2) return null
  return (
    <div className={styles.group}>
      <VisuallyHidden>{text('group')}: </VisuallyHidden>
      <span>{text('groupLabel', { groupName: current.groupName, timeline: current.timeline })}</span>
      <Link target={shell.brand.changeGroupRoute}>{text('changeGroup')}</Link>
    </div>
  )
}
