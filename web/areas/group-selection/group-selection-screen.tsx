import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { useScreen } from '../../app/use-screen.ts'
import { GroupSelectionScreenDocument, type GroupSelectionScreenQuery } from '../../generated/group-selection-screen.ts'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import styles from './group-selection-screen.module.css'
import { TokenGroupCard } from './token-group-card.tsx'

export const loader = createScreenLoader(GroupSelectionScreenDocument)
export { chooseGroupAction as action } from './choose-group-action.ts'

/** During sign-in: which of several groups to open (GROUPSEL). */
export function Component() {
  const { view, data } = useScreen<GroupSelectionScreenQuery>()
  const groups = data.viewer?.tokenGroups ?? []
  return (
    <div className={styles.page}>
      <h1>{view.text.heading}</h1>
      {groups.length === 0 && <p>{view.text.empty}</p>}
      <PlainList className={styles.groups}>
        {groups.map(group => (
          <TokenGroupCard key={group.groupId} group={group} text={view.text} />
        ))}
      </PlainList>
    </div>
  )
}
