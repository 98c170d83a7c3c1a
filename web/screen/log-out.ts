import { LogOutDocument } from '../generated/log-out.ts'
import { createAction } from './action.ts'
import { redirectTo } from './redirect.ts'

/** The Log out action: ends the session, then opens the brand's place for signed-out members (ROUTE-66, ROUTE-67). */
export const logOutAction = createAction(async ({ run }) => {
  await run(LogOutDocument, {})
  return redirectTo(logOutPath)
})

/** Posting here logs out; opening it ends the session without a word. */
export const logOutPath = '/logout'
