import type { LoaderFunctionArgs } from 'react-router'
import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { followErrors } from '../../app/follow-errors.ts'
import { portalContext } from '../../app/portal-context.ts'
import { MedicareMaterialsScreenDocument } from '../../generated/medicare-materials-screen.ts'

const open = createScreenLoader(MedicareMaterialsScreenDocument)

/**
 * The materials' call is exempt from the global rules for this screen to tell "not eligible" from a failure. It came as
 * an empty list; what is left is a failure like any other (MATERIAL-02, MATERIAL-03, OPEN-58), so it loses its call.
 */
export async function medicareMaterialsLoader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  await followErrors(
    answer.errors.map(({ call: _exempt, ...error }) => error),
    asked.context.get(portalContext),
  )
  return answer
}
