import type { Category, Program } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import type { Viewer } from '../security/viewer.ts'
import { coverageOf } from '../store/coverage.ts'
import type { Database } from '../store/database.ts'

/** `GET programs` (CALL-58): the programs and tools that go with the member's coverage. */
export const listPrograms: Handler<'listPrograms'> = ({ viewer, database }) =>
  programsOf(database, viewer).map(({ program }) => program)

/** `GET programs/site-content` (CALL-59): a title and a short description of each of the member's programs. */
export const listSiteContent: Handler<'listSiteContent'> = ({ viewer, database }) =>
  programsOf(database, viewer).map(({ program, shortDescription }) => ({
    details: { programId: program.id },
    title: program.name,
    shortDescription,
  }))

/** `GET programs/{programId}/details` (CALL-60, OPEN-13): one of the member's programs with its phone number. */
export const getProgramDetails: Handler<'getProgramDetails'> = ({ params, viewer, database }) => {
  const offered = programsOf(database, viewer).find(({ program }) => program.id === params.programId)
  if (offered === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such program for this member.', { field: 'programId' })
  return { ...offered.program, phoneNumber: offered.phoneNumber }
}

interface ProgramRow {
  readonly content: string
  readonly requiredCategory: Category | null
  readonly phoneNumber: string | null
  readonly shortDescription: string
}

interface OfferedProgram {
  readonly program: Program
  readonly phoneNumber: string | null
  readonly shortDescription: string
}

/** The programs of the brand that go with the member's coverage, current, past or future, by displayOrder. */
function programsOf(database: Database, viewer: Viewer): OfferedProgram[] {
  const covered = new Set(coverageOf(database, viewer.memberKey, viewer.groupId).map(row => row.category))
  return database
    .all<ProgramRow>('select * from program where domainId = ? order by displayOrder, id', viewer.domainId)
    .filter(row => row.requiredCategory === null || covered.has(row.requiredCategory))
    .map(({ content, phoneNumber, shortDescription }) => ({
      program: JSON.parse(content) as Program,
      phoneNumber,
      shortDescription,
    }))
}
