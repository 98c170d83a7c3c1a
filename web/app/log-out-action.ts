import { LogOutDocument } from '../generated/log-out.ts'
import { createAction } from './create-action.ts'
import { leadTo } from './lead-to.ts'
import { logOutPath } from './log-out-path.ts'

/** The Log out action: ends the session, then opens the brand's place for signed-out members (ROUTE-66, ROUTE-67). */
export const logOutAction = createAction(async ({ run }) => {
  await run(LogOutDocument, {})
  return leadTo(logOutPath)
})
