import type { FactValues } from '../../schema/generated/facts.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Program, ProgramDocument } from '../generated/resolver-types.ts'

/** The programs a member is enrolled in, `eligible` being true (OPEN-57), by `displayOrder`; equal ones keep the order of the answer. */
export function enrolledPrograms(programs: readonly rest.Program[]): Program[] {
  return programs
    .filter(({ eligible }) => eligible)
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map(toProgram)
}

/** A program with its document and the document's address (ENT-39). */
export function toProgram(program: rest.Program): Program {
  return { ...program, resource: program.resource?.url ?? null, document: program.resource }
}

interface Candidate {
  highPriority: boolean
  displayOrder: number
}

/** How many programs are featured at most (PROGRAM-04, CONST-06). */
const featuredLimit = 5

/** The programs to put first: of high priority, by displayOrder, at most five, none for a termed member (PROGRAM-01 to PROGRAM-04). */
export function featuredPrograms<Program extends Candidate>(
  programs: readonly Program[],
  status: FactValues['memberStatus'] | undefined,
): Program[] {
  if (status === 'termed') return []
  return programs
    .filter(({ highPriority }) => highPriority)
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .slice(0, featuredLimit)
}

/** The certificates of coverage among the documents of programs, each address once (OPEN-49). */
export function certificatesOf(programs: readonly Pick<Program, 'document'>[]): ProgramDocument[] {
  const byAddress = new Map<string, ProgramDocument>()
  for (const { document } of programs) {
    if (document?.type === 'CERTIFICATE' && !byAddress.has(document.url)) byAddress.set(document.url, document)
  }
  return [...byAddress.values()]
}
