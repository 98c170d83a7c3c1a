import type { LoaderFunctionArgs } from 'react-router'
import { MedicareMaterialsScreenDocument } from '../../generated/medicare-materials-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { throwFatalErrors } from '../../screen/throw-fatal-errors.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { DocumentsPage } from './documents-page.tsx'

const open = createScreenLoader(MedicareMaterialsScreenDocument)

/**
 * The materials' call is exempt from the global error rules so that this screen can tell "not eligible", which arrives
 * as an empty list, from a failure. Any error left is a failure like any other (MATERIAL-02, MATERIAL-03, OPEN-58).
 */
export async function loader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  await throwFatalErrors(
    answer.errors.map(({ call: _exempt, ...error }) => error),
    asked.context.get(portalContext),
  )
  return answer
}

/** The documents of a Medicare plan; a plan without any says so (MATERIAL-01 to MATERIAL-05). */
export function Component() {
  const { view, data } = useScreen(loader)
  const say = sayFrom(view.text)
  const materials = data.viewer?.medicareMaterials ?? []
  return (
    <DocumentsPage
      heading={say('heading')}
      intro={say('intro')}
      empty={say('empty')}
      emptyHint={say('emptyHint')}
      documents={materials.map(({ documentId, title, planYear, url }) => ({
        ...{ id: documentId, title, target: url },
        description: say('planYear', { year: planYear }),
      }))}
    />
  )
}
