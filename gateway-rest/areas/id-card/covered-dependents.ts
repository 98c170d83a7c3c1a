import type { Category, IdCardDependent } from '../../../schema/generated/gateway-types.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { visibleMembers } from '../../store/members.ts'
import { cardCoverage } from './card-coverage.ts'

/** The dependents whom the viewer may see and who are covered in a category on a day. */
export function coveredDependents(
  database: Database,
  viewer: Viewer,
  category: Category,
  today: string,
): IdCardDependent[] {
  return visibleMembers(database, viewer)
    .filter(({ suffix }) => suffix > 0)
    .filter(({ memberKey }) =>
      cardCoverage(database, memberKey, viewer.groupId, today).some(row => row.category === category),
    )
    .map(({ suffix, firstName, lastName }) => ({ suffix, memberName: `${firstName} ${lastName}` }))
}
