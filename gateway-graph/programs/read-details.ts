import type { ProgramDetails } from '../generated/resolver-types.ts'
import type { RestClient } from '../upstream/rest-client.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { readProgramDetails } from './rest.ts'
import { toProgram } from './to-program.ts'

/** Details of one program by its number; null when the member has no such program (OPEN-13). */
export async function readDetails(rest: RestClient, programId: number): Promise<ProgramDetails | null> {
  try {
    const { phoneNumber, ...program } = await readProgramDetails(rest, programId)
    return { id: program.id, phoneNumber, program: toProgram(program) }
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return null
    throw error
  }
}
