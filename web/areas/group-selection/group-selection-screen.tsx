import { GroupChoices } from '../../forms/group-choice/group-choices.tsx'
import { GroupSelectionScreenDocument, type GroupSelectionScreenQuery } from '../../generated/group-selection-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { TokenGroupCard } from './token-group-card.tsx'

export const loader = createScreenLoader(GroupSelectionScreenDocument)
export { chooseGroupAction as action } from './choose-group-action.ts'

/** During sign-in: which of several groups to open (GROUPSEL). */
export function Component() {
  const { view, data } = useScreen<GroupSelectionScreenQuery>()
  const groups = data.viewer?.tokenGroups ?? []
  return (
    <GroupChoices heading={view.text.heading} note={groups.length === 0 && <p>{view.text.empty}</p>}>
      {groups.map(group => (
        <TokenGroupCard key={group.groupId} group={group} text={view.text} />
      ))}
    </GroupChoices>
  )
}
