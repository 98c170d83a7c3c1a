import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Program } from '../generated/resolver-types.ts'
import { toProgram } from './to-program.ts'

/** The programs a member is enrolled in, `eligible` being true (OPEN-57), by `displayOrder`; equal places keep the answer's order. */
export function enrolledPrograms(programs: readonly rest.Program[]): Program[] {
  return programs
    .filter(({ eligible }) => eligible)
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map(toProgram)
}
