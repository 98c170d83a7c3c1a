import type { Overlay, Surface } from '../../schema/generated/manifests.ts'
import { type JsonObject, type Path, valueAt } from '../json.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { copyTree, type Places } from '../overlay/places.ts'
import { remembered } from '../remembered.ts'
import { schemaOf } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'
import { touchedLocks } from './keeps-locked.ts'
import { placesHold } from './kept-places.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { validators } from './validators.ts'

type ReportInSurface = (root: JsonObject | undefined, path: Path, mistake: Mistake, part?: 'key' | 'value') => void

/** A merged surface, and all that is wrong with it. */
interface CheckedSurface {
  root: JsonObject | undefined
  mistakes: readonly Parameters<ReportInSurface>[]
}

/** Surfaces by the parsed files that they were merged of: an edit of one file leaves the surfaces of all others as they are. */
const mergedOf = remembered(
  (places: Places, surface: Surface, base: JsonObject | undefined, own: JsonObject | undefined) =>
    mergedAndChecked(surface, base, own, places),
)

/**
 * Merges one surface of a brand and checks it against its schema. Undefined when it cannot be read or does not exist. Brands
 * share what says the same in them.
 */
export function checkSurface(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
  report: ReportInSurface,
): JsonObject | undefined {
  const { root, mistakes } = mergedOf(places, surface, base, own)
  for (const mistake of mistakes) report(...mistake)
  return root
}

function mergedAndChecked(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
): CheckedSurface {
  const found: Parameters<ReportInSurface>[] = []
  const report: ReportInSurface = (...mistake) => void found.push(mistake)
  const unapplied: Parameters<ReportInSurface>[] = []
  const root = mergeSurface(surface, base, own, places, (...mistake) => unapplied.push(mistake))
  const mistakes = root ? schemaMistakes(validators[surface], root) : []
  const inBase = mistakes.some(({ path, part }) => places.at(root, path, part)?.file === places.of(base)?.file)
  const isPlain = (value: unknown) => value !== undefined && (typeof value !== 'object' || value === null)
  const lost = mistakes.some(({ path }) => !isPlain(valueAt(base, path) ?? 0) && isPlain(valueAt(root, path)))
  // When base itself is wrong, or something stands where items were, changes that do not apply are not mistakes of their own.
  if (!base || !(inBase || lost)) for (const mistake of unapplied) report(...mistake)
  for (const { path, part, ...mistake } of mistakes)
    report(root, path, blamingNull(mistake, path, { root, base, places }), part)
  return { root, mistakes: found }
}

/**
 * One surface of a brand: a copy of base's, of the brand's own file, or of base's with the brand's changes applied.
 * Undefined when the changes are malformed; their mistakes were reported then.
 */
function mergeSurface(
  surface: Surface,
  base: JsonObject | undefined,
  own: JsonObject | undefined,
  places: Places,
  report: ReportInSurface,
): JsonObject | undefined {
  if (own === undefined) return base && copyTree(base, places)
  const withLocks = (root: JsonObject, said: Overlay) => {
    for (const { in: where, path, mistake, part } of base ? touchedLocks(surface, base, root, said) : [])
      report(where === 'own' ? own : root, path, mistake, part)
    return root
  }
  if (isWhole(surface, own) || (base === undefined && !isOverlay(own))) return withLocks(copyTree(own, places), {})
  const mistakes = schemaMistakes(validators.overlay, own)
  for (const { path, part, ...mistake } of mistakes) report(own, path, belongingIntoSet(surface, mistake, path), part)
  if (mistakes.length > 0 || !isValidOverlay(own)) return undefined
  const root = applyOverlay(surface, base ?? {}, own, places, (mistake, path) => report(own, path, mistake))
  placesHold(own, root, (mistake, path) => report(own, path, mistake))
  return withLocks(root, own)
}

/** Whether a brand's file says what differs from base's. */
export const isOverlay = (own: JsonObject): boolean => 'set' in own || 'changes' in own

/** The fields that a whole file of a surface has. */
const fieldsOf = (surface: Surface) => Object.keys(schemaOf(surfaceTitles.get(surface) ?? '').properties ?? {})

/** A brand's file is an overlay of base's, unless it has the surface's own fields: then it replaces base's file. */
const isWhole = (surface: Surface, own: JsonObject): boolean =>
  !isOverlay(own) && fieldsOf(surface).some(field => field in own)

/** A field of the surface beside "changes" or "set" is not wrong, only in the wrong place. */
function belongingIntoSet(surface: Surface, mistake: Mistake, [field, ...inside]: Path): Mistake {
  if (inside.length > 0 || typeof field !== 'string' || !fieldsOf(surface).includes(field)) return mistake
  const { mend: _, ...told } = mistake
  return { ...told, expected: `"set" with "${field}" inside`, hint: `"set": { "${field}": … }` }
}

const isValidOverlay = (value: unknown): value is Overlay => validators.overlay(value)

interface Merged {
  root: unknown
  base: unknown
  places: Places
}

/** A required field that a brand's null removed is that null's mistake; any other mistake stays as it is. */
function blamingNull(mistake: Mistake, path: Path, { root, base, places }: Merged): Mistake {
  const name = path.at(-1)
  const way = path.slice(0, -1).map((_, index) => valueAt(root, path.slice(0, index + 1)))
  const owner = way.at(-1) ?? root
  if (name === undefined || typeof owner !== 'object' || owner === null) return mistake
  if (Object.hasOwn(owner, name) || !places.field(owner, name)) return mistake
  const found = `null for "${name}", which is always needed`
  // A brand's additions shift the items of base's lists, but only what base has can be changed field by field.
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
