import type { Handler } from '../../http/call.ts'
import { programsOf } from './programs-of.ts'

/** `GET programs` (CALL-58): the programs and tools that go with the member's coverage. */
export const listPrograms: Handler<'listPrograms'> = ({ viewer, database }) =>
  programsOf(database, viewer).map(({ program }) => program)
