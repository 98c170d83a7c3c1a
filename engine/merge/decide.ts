import type { Clash } from './clash.ts'

/** One of the two that are merged. */
export type Side = 'ours' | 'theirs'

/** What names a clash among those of one file, before and after somebody decided about others. */
export type ClashName = Pick<Clash, 'item' | 'field' | 'kind'>

/** Which side holds where both did something else; undefined where nobody has said yet. */
export type Decide = (clash: ClashName) => Side | undefined

/** Nobody has said anything. */
export const undecided: Decide = () => undefined
