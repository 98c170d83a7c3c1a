import type { Column } from '../../ui/data-table/data-table.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { canChoose } from './can-choose.ts'
import { fullName } from './full-name.ts'
import type { ListedMember } from './listed-member.ts'
import { MemberActions } from './member-actions.tsx'
import { searchPath } from './primary-care-path.ts'

/** Who has no provider yet, and the way to the search (PCP-06). */
export function withoutProviderColumns(
  text: Readonly<Record<string, string>>,
): readonly [Column<ListedMember>, ...Column<ListedMember>[]] {
  const say = sayFrom(text)
  const find = (member: ListedMember) => ({
    target: searchPath(member.memberSuffix),
    label: say('find'),
    name: say('findFor', { name: fullName(member) }),
  })
  return [
    { id: 'member', head: say('member'), cell: fullName },
    {
      id: 'action',
      head: say('action'),
      buttons: true,
      cell: member => (canChoose(member) ? <MemberActions actions={[find(member)]} /> : say('notNow')),
    },
  ]
}
