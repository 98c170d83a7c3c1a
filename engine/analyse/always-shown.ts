import { membersWho } from '../members/members-who.ts'
import { conditionOf } from './conditions-in.ts'
import type { Find } from './found.ts'
import { nameOf } from './name-of.ts'

/** Items whose condition is met by all who get to where they stand: the condition decides nothing. */
export const alwaysShown: Find = ({ ground: { parts, near, scope, space } }) =>
  parts
    .filter(part => {
      if (part.surface === 'journey' || part.item.showWhen === undefined || near(part) === space.diagrams.none)
        return false
      return space.diagrams.within(near(part), membersWho(conditionOf(part.item.showWhen), scope, space).yes)
    })
    .map(part => ({
      surface: part.surface,
      path: [...part.path, 'showWhen'],
      says: `The condition of ${nameOf(part)} keeps it from nobody: all who get there meet it.`,
      todo: 'Leave "showWhen" out, or say whom it is to keep away.',
    }))
