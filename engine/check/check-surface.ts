import type { Overlay, Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../json.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { copyTree, type Path, type Places } from '../overlay/places.ts'
import { schemaOf } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
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

type MergeSurfaceReport = (root: JsonObject, path: Path, mistake: Mistake, part?: 'key' | 'value') => void

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
function mergeSurface(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
  report: MergeSurfaceReport,
): JsonObject | undefined {
  if (own === undefined) return base && copyTree(base, places)
  if (isWhole(surface, own) || (base === undefined && !('set' in own || 'changes' in own))) return copyTree(own, places)
  const mistakes = schemaMistakes(validators.overlay, own)
  for (const { path, part, ...mistake } of mistakes) report(own, path, mistake, part)
  if (mistakes.length > 0 || !isOverlay(own)) return undefined
  return applyOverlay(surface, base ?? {}, own, places, (mistake, path) => report(own, path, mistake))
}

interface Merged {
  root: unknown
  base: unknown
  places: Places
}

/** A missing field that a brand's null took away is that null's mistake; any other mistake stays as it is. */
function takenAway(mistake: Mistake, path: Path, { root, base, places }: Merged): Mistake {
  const name = path.at(-1)
  const way = path.slice(0, -1).map((_, index) => valueAt(root, path.slice(0, index + 1)))
  const owner = way.at(-1) ?? root
  if (name === undefined || typeof owner !== 'object' || owner === null) return mistake
  if (Object.hasOwn(owner, name) || !places.field(owner, name)) return mistake
  const found = `null for "${name}", which is always needed`
  // Items lie elsewhere in base once a brand adds some, but only what base has can be changed field by field.
  const inBase = way.some(Array.isArray) || valueAt(base, path) !== undefined
  return inBase
    ? {
        found,
        expected: 'a value, or nothing: then the one of base stays',
        hint: 'leaving it out',
        mend: { do: 'leave-out' },
      }
    : { ...mistake, found }
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    root,
  )
