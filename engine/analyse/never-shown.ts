import type { Find } from './found.ts'
import { nameOf } from './name-of.ts'

/** Items that nobody sees, on no day, although somebody sees what is around them; of a journey, steps that nobody takes. */
export const neverShown: Find = ({ ground: { parts, near, seen, space } }) =>
  parts
    .filter(part => near(part) !== space.diagrams.none && seen(part) === space.diagrams.none)
    .map(part => ({
      surface: part.surface,
      path: part.path,
      says: `Nobody ever ${part.surface === 'journey' ? 'takes the step' : 'sees'} ${nameOf(part)}: no member who gets there meets its rules.`,
      todo: 'Mend its "showWhen" or its days, or remove it.',
    }))
