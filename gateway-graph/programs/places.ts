import type { Shown } from '../shared/shown-at.ts'

/** The numbers of the programs that blocks of a page are about. */
export const programsOn = ({ page }: Shown): ReadonlySet<number> =>
  new Set(page?.blocks.flatMap(block => (block.block === 'program' ? [block.program] : [])))

/** The numbers of the programs whose phone numbers blocks of a page give (DENTALABROAD-03). */
export const phonesOn = ({ page }: Shown): ReadonlySet<number> =>
  new Set(page?.blocks.flatMap(block => (block.block === 'program-phone' ? [block.program] : [])))

/** Whether a screen has a place for the Outline of Coverage: a tool of Home (TILE-23) or a block of a page (MATERIAL-06). */
export const hasOutlineOfCoverage = ({ tools = [], page }: Shown): boolean =>
  tools.some(({ action }) => action === 'open-outline-of-coverage') ||
  (page?.blocks.some(({ block }) => block === 'outline-of-coverage') ?? false)
