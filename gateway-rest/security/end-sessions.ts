import type { Database } from '../store/database.ts'
import type { Viewer } from './viewer.ts'

/** Ids of the sessions that ended. */
type Ended = readonly string[]

/** Ends the viewer's session, with all that began with the same log-in (SEC-01). */
export function endOwn(database: Database, { rootSid }: Pick<Viewer, 'rootSid'>): Ended {
  return ended(database, 'rootSid = ?', rootSid)
}

/** Ends every session of a sign-in, as when its password changes, but for those of one log-in (SEC-02). */
export function endSignIn(database: Database, personKey: string, exceptRootSid = ''): Ended {
  return ended(database, 'personKey = ? and rootSid <> ?', personKey, exceptRootSid)
}

/**
 * Ends every session of a member: those of the own sign-in and those in which staff act as the member, but for those of
 * one log-in (SEC-06).
 */
export function endMember(database: Database, memberKey: string, exceptRootSid = ''): Ended {
  return ended(database, '(memberKey = ? or personKey = ?) and rootSid <> ?', memberKey, memberKey, exceptRootSid)
}

/** Ends one session if it is among those of the member, else none. */
export function endOne(database: Database, memberKey: string, sid: string): Ended {
  return ended(database, 'sid = ? and (memberKey = ? or personKey = ?)', sid, memberKey, memberKey)
}

function ended(database: Database, which: string, ...values: string[]): Ended {
  return database
    .all<{ sid: string }>(`delete from session where ${which} returning sid`, ...values)
    .map(({ sid }) => sid)
}
