import type { FactValues } from '../../schema/generated/facts.ts'

interface Candidate {
  highPriority: boolean
  displayOrder: number
}

/** How many programs are featured at most (PROGRAM-04, CONST-06). */
const most = 5

/** The programs to put first: of high priority, by displayOrder, at most five, none for a termed member (PROGRAM-01 to PROGRAM-04). */
export function featuredPrograms<Program extends Candidate>(
  programs: readonly Program[],
  status: FactValues['memberStatus'] | undefined,
): Program[] {
  if (status === 'termed') return []
  return programs
    .filter(({ highPriority }) => highPriority)
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .slice(0, most)
}
