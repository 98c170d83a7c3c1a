import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { useScreen } from '../../app/use-screen.ts'
import { SelectGroupScreenDocument, type SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { GroupCard } from './group-card.tsx'
import styles from './select-group-screen.module.css'

export const loader = createScreenLoader(SelectGroupScreenDocument)
export { switchGroupAction as action } from './switch-group-action.ts'

/** Later than sign-in: which of the member's groups to look at (ACTIVEGROUP). */
export function Component() {
  const { view, data } = useScreen<SelectGroupScreenQuery>()
  const groups = data.viewer?.groupDetails ?? []
  return (
    <div className={styles.page}>
      <h1>{view.text.heading}</h1>
      <PlainList className={styles.groups}>
        {groups.map(group => (
          <GroupCard key={group.groupId} group={group} text={view.text} />
        ))}
      </PlainList>
    </div>
  )
}
