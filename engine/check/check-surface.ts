import type { Surface } from '../../schema/generated/manifests.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Path, Places } from '../overlay/place.ts'
import type { JsonObject } from '../resolve/json.ts'
import { mergeSurface } from './merge-surface.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { takenAway } from './taken-away.ts'
import { validators } from './validators.ts'

type Report = (root: JsonObject | undefined, path: Path, mistake: Mistake, part?: 'key' | 'value') => void

/** Merges one surface of a brand and holds it to its schema. Undefined when there is nothing that could be read. */
export function checkSurface(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
  report: Report,
): JsonObject | undefined {
  const unapplied: Parameters<Report>[] = []
  const root = mergeSurface(surface, base, own, places, (...mistake) => unapplied.push(mistake))
  const mistakes = root ? schemaMistakes(validators[surface], root) : []
  const inBase = mistakes.some(({ path, part }) => places.at(root, path, part)?.file === places.of(base)?.file)
  // Where base is wrong, changes that find no place in it are no mistakes of their own.
  if (!base || !inBase) for (const mistake of unapplied) report(...mistake)
  for (const { path, part, ...mistake } of mistakes)
    report(root, path, takenAway(mistake, path, { root, base, places }), part)
  return root
}
