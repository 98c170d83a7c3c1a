import { GroupChoices } from '../../forms/group-choice/group-choices.tsx'
import { SelectGroupScreenDocument, type SelectGroupScreenQuery } from '../../generated/select-group-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { GroupCard } from './group-card.tsx'

export const loader = createScreenLoader(SelectGroupScreenDocument)
export { switchGroupAction as action } from './switch-group-action.ts'

/** Later than sign-in: which of the member's groups to look at (ACTIVEGROUP). */
export function Component() {
  const { view, data } = useScreen<SelectGroupScreenQuery>()
  const groups = data.viewer?.groupDetails ?? []
  return (
    <GroupChoices heading={view.text.heading} wide>
      {groups.map(group => (
        <GroupCard key={group.groupId} group={group} text={view.text} />
      ))}
    </GroupChoices>
  )
}
