import type { Column } from '../../ui/data-table/data-table.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { canChoose } from './can-choose.ts'
import { fullName } from './full-name.ts'
import type { ListedMember } from './listed-member.ts'
import { MemberActions } from './member-actions.tsx'
import { memberPath, searchPath } from './primary-care-path.ts'

/** Who has a provider, whom, and the ways to the details and to a change (PCP-06). */
export function withProviderColumns(
  text: Readonly<Record<string, string>>,
): readonly [Column<ListedMember>, ...Column<ListedMember>[]] {
  const say = sayFrom(text)
  const actions = (member: ListedMember) => {
    const name = fullName(member)
    const view = { target: memberPath(member.memberSuffix), label: say('view'), name: say('viewFor', { name }) }
    const change = { target: searchPath(member.memberSuffix), label: say('change'), name: say('changeFor', { name }) }
    return canChoose(member) ? [view, change] : [view]
  }
  return [
    { id: 'member', head: say('member'), cell: fullName },
    { id: 'provider', head: say('provider'), cell: member => member.providerName },
    { id: 'action', head: say('action'), buttons: true, cell: member => <MemberActions actions={actions(member)} /> },
  ]
}
