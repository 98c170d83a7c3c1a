import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type { FamilyTablePartsFragment } from '../../../generated/account-member-information-screen.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { calendarDate } from '../../../ui/format/dates.ts'
import { fullName } from '../../../ui/format/full-name.ts'
import { categoryKeys } from '../../../ui/words/category-keys.ts'
import type { Say } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'

interface Props {
  members: readonly FamilyMember[]
  say: Say<ScreenText<'account-member-information'>>
}

/** The members of the family that the reader may see (ACCOUNT-02). */
export function FamilyTable({ members, say }: Props) {
  return (
    <AccountCard heading={say('family')}>
      <DataTable
        caption={say('family')}
        columns={[
          { id: 'name', head: say('name'), cell: fullName },
          {
            id: 'relationship',
            head: say('relationship'),
            cell: ({ relationshipDescription }) => relationshipDescription,
          },
          { id: 'born', head: say('dateOfBirth'), cell: ({ dateOfBirth }) => calendarDate(dateOfBirth) },
          { id: 'sex', head: say('sex'), cell: ({ sexDescription }) => sexDescription },
          { id: 'coverage', head: say('coverage'), cell: member => coverageOf(member, say) },
          { id: 'other', head: say('otherCoverage'), cell: member => otherCoverageOf(member, say) },
        ]}
        rows={members}
        rowKey={({ id }) => id}
      />
    </AccountCard>
  )
}

type FamilyMember = FamilyTablePartsFragment['members'][number]

const flags = ['hasOutOfAreaPlan', 'hasOtherMedical', 'hasOtherDental'] as const
const listed = (words: readonly string[], none: string) => (words.length > 0 ? words.join(', ') : none)

/** The kinds of coverage that a member has today, in words (ACCOUNT-02). */
const coverageOf = ({ coverages }: FamilyMember, say: Say<ScreenText<'account-member-information'>>): string =>
  listed(
    coverages.flatMap(({ category, status }) => (status === 'ACTIVE' ? [say(categoryKeys[category])] : [])),
    say('none'),
  )

/** The member's other coverage, in words (ACCOUNT-02). */
const otherCoverageOf = (member: FamilyMember, say: Say<ScreenText<'account-member-information'>>): string =>
  listed(
    flags.flatMap(flag => (member[flag] ? [say(flag)] : [])),
    say('none'),
  )
