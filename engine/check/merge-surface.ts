import type { Overlay, Surface } from '../../schema/generated/manifests.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { copyTree } from '../overlay/copy-tree.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Path, Places } from '../overlay/place.ts'
import type { JsonObject } from '../resolve/json.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { schemaOf } from './schema/schema-of.ts'
import { surfaceTitles } from './surface-titles.ts'
import { validators } from './validators.ts'

type Report = (root: JsonObject, path: Path, mistake: Mistake, part?: 'key' | 'value') => void

/** A brand's file beside one of base is an overlay, unless it holds the surface's own fields: then it replaces base. */
function isWhole(surface: Surface, own: JsonObject): boolean {
  const fields = Object.keys(schemaOf(surfaceTitles.get(surface) ?? '').properties ?? {})
  return !('set' in own) && !('changes' in own) && fields.some(field => field in own)
}

const isOverlay = (value: unknown): value is Overlay => validators.overlay(value)

/**
 * What one brand says on a surface: a copy of base, of the brand's own file, or of base with the brand's changes.
 * Undefined when its changes cannot be read; what is wrong was reported then.
 */
export function mergeSurface(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
  report: Report,
): JsonObject | undefined {
  if (own === undefined) return base && copyTree(base, places)
  if (isWhole(surface, own) || (base === undefined && !('set' in own || 'changes' in own))) return copyTree(own, places)
  const mistakes = schemaMistakes(validators.overlay, own)
  for (const { path, part, ...mistake } of mistakes) report(own, path, mistake, part)
  if (mistakes.length > 0 || !isOverlay(own)) return undefined
  return applyOverlay(surface, base ?? {}, own, places, (mistake, path) => report(own, path, mistake))
}
