import type { Category, Program } from '../../../schema/generated/gateway-types.ts'
import type { Viewer } from '../../security/viewer.ts'
import { coverageOf } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'

interface ProgramRow {
  readonly content: string
  readonly requiredCategory: Category | null
  readonly phoneNumber: string | null
  readonly shortDescription: string
}

export interface OfferedProgram {
  readonly program: Program
  readonly phoneNumber: string | null
  readonly shortDescription: string
}

/** The programs of the brand that go with the member's coverage, present, past or to come, by displayOrder. */
export function programsOf(database: Database, viewer: Viewer): OfferedProgram[] {
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
