import type { Handler } from '../../http/call.ts'
import { programsOf } from './programs-of.ts'

/** `GET programs/site-content` (CALL-59): a title and a short description of each of the member's programs. */
export const listSiteContent: Handler<'listSiteContent'> = ({ viewer, database }) =>
  programsOf(database, viewer).map(({ program, shortDescription }) => ({
    details: { programId: program.id },
    title: program.name,
    shortDescription,
  }))
