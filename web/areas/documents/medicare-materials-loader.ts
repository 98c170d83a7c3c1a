import type { LoaderFunctionArgs } from 'react-router'
import { throwFatalErrors } from '../../errors/throw-fatal-errors.ts'
import { MedicareMaterialsScreenDocument } from '../../generated/medicare-materials-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'

const open = createScreenLoader(MedicareMaterialsScreenDocument)

/**
 * The materials' call is exempt from the global rules for this screen to tell "not eligible" from a failure. It came as
 * an empty list; what is left is a failure like any other (MATERIAL-02, MATERIAL-03, OPEN-58), so it loses its call.
 */
export async function medicareMaterialsLoader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  await throwFatalErrors(
    answer.errors.map(({ call: _exempt, ...error }) => error),
    asked.context.get(portalContext),
  )
  return answer
}
