import type { Handler } from '../../http/call.ts'
import { preferencesOf } from './preferences-of.ts'

/** `GET account/preferences` (CALL-20): the member's own communication preferences. */
export const getPreferences: Handler<'getPreferences'> = ({ viewer, database }) =>
  preferencesOf(database, viewer.memberKey)
