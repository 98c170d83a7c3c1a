import { schemaOf } from '../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import { AddItems } from './add-items.tsx'
import form from './form/form.module.css'
import { labelOf } from './form/labels.ts'
import type { ItemActions } from './item-actions.ts'
import type { Spot } from './model/item-edits.ts'
import type { SurfaceTree } from './model/item-tree.ts'

interface Props {
  tree: SurfaceTree
  spot: Spot
  actions: ItemActions
  mayEdit: boolean
  onGo: (item: string) => void
}

/** A surface while none of its items is chosen: what it is, and what can be added. */
export function SurfaceView({ tree, spot, actions, mayEdit, onGo }: Props) {
  const { surface } = spot
  const { description } = schemaOf(surfaceTitles.get(surface) ?? '')
  return (
    <div className={form.form}>
      <div>
        <h2>{labelOf(surface)}</h2>
        <p className={form.help}>{description}</p>
      </div>
      <p>
        Choose one of its {tree.items.length} items to change it. What you change is saved by itself, and members see
        nothing of it until the draft is published.
      </p>
      {mayEdit && <AddItems lists={tree.lists} actions={actions} onGo={onGo} />}
    </div>
  )
}
