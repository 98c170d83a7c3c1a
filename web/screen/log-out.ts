import { LogOutDocument } from '../generated/log-out.ts'
import { createAction } from './action.ts'

/**
 * The Log out action of the route `logout`: ends the session, then opens the brand's place for signed-out members
 * (ROUTE-66, ROUTE-67). Opening that route ends the session without a word.
 */
export const logOutAction = createAction(async ({ run, redirectTo, pathOf }) => {
  await run(LogOutDocument, {})
  return redirectTo(pathOf('logout'))
})
