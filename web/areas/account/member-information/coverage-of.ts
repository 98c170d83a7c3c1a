import type { AccountMemberInformationScreenQuery } from '../../../generated/account-member-information-screen.ts'
import type { Say } from '../say.ts'

type Account = NonNullable<NonNullable<AccountMemberInformationScreenQuery['viewer']>['account']>
export type FamilyMember = Account['members'][number]

const flags = ['hasOutOfAreaPlan', 'hasOtherMedical', 'hasOtherDental'] as const
const listed = (words: readonly string[], none: string) => (words.length > 0 ? words.join(', ') : none)

/** The kinds of coverage that a member has today, in words (ACCOUNT-02). */
export const coverageOf = ({ eligibilities }: FamilyMember, say: Say): string =>
  listed(
    eligibilities.flatMap(({ category, status }) => (status === 'ACTIVE' ? [say(category.toLowerCase())] : [])),
    say('none'),
  )

/** What else covers a member, in words (ACCOUNT-02). */
export const otherCoverageOf = (member: FamilyMember, say: Say): string =>
  listed(
    flags.flatMap(flag => (member[flag] ? [say(flag)] : [])),
    say('none'),
  )
