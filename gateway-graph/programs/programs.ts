import type { FactValues } from '../../schema/generated/facts.ts'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ProgramDocument, ResolversParentTypes } from '../generated/resolver-types.ts'

/** A program as the programs area gives it; its id, children, phone number and content have resolvers. */
export type FoundProgram = ResolversParentTypes['Program']

const enrolled = new WeakMap<readonly rest.Program[], FoundProgram[]>()

/** The programs a member is enrolled in, `eligible` being true (OPEN-57), by `displayOrder`; equal ones keep the order of the answer. */
export function enrolledPrograms(programs: readonly rest.Program[]): FoundProgram[] {
  // Every program with children asks for all of them.
  const known = enrolled.get(programs)
  if (known) return known
  const found = programs
    .filter(({ eligible }) => eligible)
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map(toProgram)
  enrolled.set(programs, found)
  return found
}

/** A program in the schema's names (ENT-39). */
export function toProgram(program: rest.Program): FoundProgram {
  return {
    number: program.id,
    name: program.name,
    description: program.description,
    categories: program.categories,
    displayOrder: program.displayOrder,
    isHighPriority: program.highPriority,
    featureGroup: program.featureGroup,
    url: program.url,
    urlKind: program.urlDocumentType,
    icon: program.icon,
    document: program.resource,
    childNumbers: program.childResourceIds,
  }
}

interface Candidate {
  isHighPriority: boolean
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
    .filter(({ isHighPriority }) => isHighPriority)
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .slice(0, featuredLimit)
}

/** The certificates of coverage among the documents of programs, each address once (OPEN-49). */
export function certificatesOf(programs: readonly Pick<FoundProgram, 'document'>[]): ProgramDocument[] {
  const byAddress = new Map<string, ProgramDocument>()
  for (const { document } of programs) {
    if (document?.type === 'CERTIFICATE' && !byAddress.has(document.url)) byAddress.set(document.url, document)
  }
  return [...byAddress.values()]
}
