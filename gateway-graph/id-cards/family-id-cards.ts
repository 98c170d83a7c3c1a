import type { GraphContext } from '../context/graph-context.ts'
import type { MemberIdCards } from '../generated/resolver-types.ts'
import { categoryStatus } from '../shared/category-status.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { readAccount } from '../shared/current-member.ts'
import { today } from '../shared/dates.ts'

/** More people than any family has; each is a call of its own. */
const MOST_PEOPLE = 12

/** The people whom the viewer may see and who are covered today, the viewer first (MEMBER-36). */
export async function familyIdCards({ rest, session, clock }: GraphContext): Promise<Omit<MemberIdCards, 'cards'>[]> {
  const { members } = await readAccount(rest)
  const day = today(clock)
  const isViewer = (memberKey: string) => Number(memberKey === session.claims?.memberKey)
  return members
    .filter(member => coverageCategories.some(({ field }) => categoryStatus(member[field], day) === 'ACTIVE'))
    .toSorted((one, other) => isViewer(other.memberKey) - isViewer(one.memberKey))
    .slice(0, MOST_PEOPLE)
    .map(({ memberSuffix, firstName, lastName }) => ({ memberSuffix, memberName: `${firstName} ${lastName}` }))
}
