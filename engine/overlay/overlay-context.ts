import type { Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../resolve/json.ts'
import { itemIds } from './item-ids.ts'
import type { Mistake } from './mistake.ts'
import { hintAt } from './nearest.ts'
import type { Path, Places } from './place.ts'

/** What applying a change needs. */
export interface OverlayContext {
  surface: Surface
  /** The surface as far as it is merged; changes alter it in place. */
  root: JsonObject
  places: Places
  /** Reports a mistake at a field of the change. */
  report: (mistake: Mistake, path: Path) => void
}

/** The mistake of naming an item that is not there. */
export function noSuchItem({ root, surface }: OverlayContext, field: string, id: string): Mistake {
  return {
    found: `"${field}": ${JSON.stringify(id)}`,
    expected: `the id of an item of ${surface}.json`,
    hint: `an id that ${surface}.json of base has, or that an earlier change adds`,
    ...hintAt(id, itemIds(root)),
  }
}
