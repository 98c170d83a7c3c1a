import type { Change, Overlay, Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type JsonObject, type Path } from '../json.ts'
import { addChange, moveChange, type OverlayContext, removeChange, setChange } from './changes.ts'
import { mergeFields } from './merge-fields.ts'
import type { Mistake } from './mistake.ts'
import { copyTree, type Places } from './places.ts'

type Apply<Kind extends Change['change']> = (change: Extract<Change, { change: Kind }>, context: OverlayContext) => void

const applyBy: { readonly [Kind in Change['change']]: Apply<Kind> } = {
  set: setChange,
  remove: removeChange,
  add: addChange,
  move: moveChange,
}

function apply<Kind extends Change['change']>(
  kind: Kind,
  change: Extract<Change, { change: Kind }>,
  context: OverlayContext,
): void {
  applyBy[kind](change, context)
}

/** Merges a brand's overlay into base: first the fields that it sets, then its changes in order. Base itself is not altered. */
export function applyOverlay(
  surface: Surface,
  base: JsonObject,
  overlay: Overlay,
  places: Places,
  /** Called for every change that cannot be applied, with the path in the overlay. */
  report: (mistake: Mistake, path: Path) => void,
): JsonObject {
  const root = copyTree(base, places)
  const { set, changes = [] } = overlay
  if (isJsonObject(set)) mergeFields(root, set, places)
  const lost = new Set<string>()
  for (const [index, change] of changes.entries())
    apply(change.change, change, {
      surface,
      root,
      places,
      lost,
      report: (mistake, path) => report(mistake, ['changes', index, ...path]),
    })
  return root
}
