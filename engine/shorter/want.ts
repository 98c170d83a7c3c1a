import type { Combinations, Diagrams } from '../members/diagrams.ts'
import type { Verdict } from '../members/members-who.ts'

/** What a condition that is looked for has to mean. Members who are not spoken of do not matter. */
export interface Want {
  /** It has to be true for all of these, */
  readonly yes: Combinations
  /** and may be for all of these; */
  readonly mayYes: Combinations
  /** it has to be false for all of these, */
  readonly no: Combinations
  /** and may be for all of these. */
  readonly mayNo: Combinations
}

/** Exactly a verdict, for the members of `care`. */
export function wantOf({ yes, no }: Verdict, care: Combinations, { and, or, not }: Diagrams['bound']): Want {
  const others = not(care)
  return { yes: and(yes, care), mayYes: or(yes, others), no: and(no, care), mayNo: or(no, others) }
}

/** What is wanted of a condition, as what is wanted of its negation. */
export const denied = ({ yes, mayYes, no, mayNo }: Want): Want => ({ yes: no, mayYes: mayNo, no: yes, mayNo: mayYes })

/** A verdict as that of the negation. */
export const opposite = ({ yes, no }: Verdict): Verdict => ({ yes: no, no: yes })

/** Whether a verdict is what is wanted. */
export const fits = (verdict: Verdict, want: Want, diagrams: Diagrams): boolean =>
  canBePart(verdict, want, diagrams) &&
  diagrams.within(verdict.yes, want.mayYes) &&
  diagrams.within(want.no, verdict.no)

/** Whether a list of which all have to hold can be what is wanted, with this in it. */
export const canBePart = ({ yes, no }: Verdict, want: Want, diagrams: Diagrams): boolean =>
  diagrams.within(want.yes, yes) && diagrams.within(no, want.mayNo)

/** What is still wanted of the rest of such a list. */
export function besides(want: Want, { yes, no }: Verdict, { or, not, except }: Diagrams['bound']): Want {
  return { ...want, mayYes: or(want.mayYes, not(yes)), no: except(want.no, no) }
}

/** Whether nothing is left that is wanted of the rest: leaving it out will do. */
export const isMet = ({ mayYes, no }: Want, { all, none }: Diagrams): boolean => mayYes === all && no === none
