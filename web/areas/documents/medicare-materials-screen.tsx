import type { MedicareMaterialsScreenQuery } from '../../generated/medicare-materials-screen.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { DocumentsPage } from './documents-page.tsx'

export { medicareMaterialsLoader as loader } from './medicare-materials-loader.ts'

/** The documents of a Medicare plan; a plan without any says so (MATERIAL-01 to MATERIAL-05). */
export function Component() {
  const { view, data } = useScreen<MedicareMaterialsScreenQuery>()
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
