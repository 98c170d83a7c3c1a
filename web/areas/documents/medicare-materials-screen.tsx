import { MedicareMaterialsScreenDocument } from '../../generated/medicare-materials-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { DocumentsPage } from './documents-page.tsx'

/** Handles no failure itself: "not eligible" arrives as an empty list, and any failure leads away (MATERIAL-02, MATERIAL-03, OPEN-58). */
export const loader = createScreenLoader('medicare-materials', MedicareMaterialsScreenDocument, { stays: true })

/** The documents of a Medicare plan; a plan without any says so (MATERIAL-01 to MATERIAL-05). */
export function Component() {
  const { view, data } = useScreen(loader)
  const say = sayFrom(view.text)
  const materials = data.viewer?.member?.medicareMaterials ?? []
  return (
    <DocumentsPage
      heading={say('heading')}
      intro={say('intro')}
      empty={say('empty')}
      emptyHint={say('emptyHint')}
      documents={materials.map(({ number, name, planYear, url }) => ({
        ...{ id: number, title: name, target: url },
        description: say('planYear', { planYear }),
      }))}
    />
  )
}
