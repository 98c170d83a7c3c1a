import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Program } from '../generated/resolver-types.ts'

/** A program with its document, and that document's address (ENT-39). */
export function toProgram(program: rest.Program): Program {
  return { ...program, resource: program.resource?.url ?? null, document: program.resource }
}
