import type { Overlay, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { chosen, followed, type SchemaPart, schemaOf, walkAnnotated } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'

/** What of an item a brand leaves as base has it. */
type Lock = 'present' | 'shown' | 'words' | 'target' | 'dismissible'

/** A mistake at a value of the merged surface, or of the brand's own file. */
export interface Touched {
  in: 'merged' | 'own'
  path: Path
  mistake: Mistake
  part?: 'key'
}

/**
 * What a brand's file does to locked parts of base's items (CHECK-13), found by comparing base with what became of it: so
 * no way of changing it is left out.
 */
export function touchedLocks(surface: Surface, base: JsonObject, merged: JsonObject, own: Overlay): Touched[] {
  return lockedIn(surface, base).flatMap(({ item, fields }) => {
    const id = String(item.id)
    const before = trailTo(base, id)
    const now = trailTo(merged, id)
    const locks = locksOf(item)
    if (!now) return locks.includes('present') ? gone(id, before, own) : []
    return locks.flatMap(lock => touches[lock]({ id, before, now, fields, own }))
  })
}

const locksOf = ({ locked }: JsonObject): Lock[] => (Array.isArray(locked) ? (locked as Lock[]) : [])

interface LockedItem {
  item: JsonObject
  fields: FieldsByLock
}

/** The fields of an item that are its words, and those that say where it leads. */
type FieldsByLock = Record<'words' | 'target', readonly string[]>

function lockedIn(surface: Surface, base: JsonObject): LockedItem[] {
  const found: LockedItem[] = []
  walkAnnotated(base, schemaOf(surfaceTitles.get(surface) ?? ''), (value, schema) => {
    if (!isJsonObject(value) || locksOf(value).length === 0) return
    const properties = Object.entries(chosen(schema, value).properties ?? {})
    const named = (is: (part: SchemaPart, name: string) => boolean) =>
      properties.filter(([name, part]) => is(followed(part), name)).map(([name]) => name)
    found.push({ item: value, fields: { words: named(isWords), target: named(leads) } })
  })
  return found
}

const isWords = ({ type, format = 'markdown', pattern, enum: values, const: value }: SchemaPart) =>
  type === 'string' && format === 'markdown' && !pattern && !values && value === undefined
const leads = ({ format }: SchemaPart, name: string) => format === 'target' || name === 'newTab' || name === 'action'

/** An item, and its place in the surface. */
interface Step {
  item: JsonObject
  path: Path
}

/** The items on the way to one, which comes last; undefined when it is not there. */
function trailTo(value: Json, id: string, path: Path = [], around: readonly Step[] = []): readonly Step[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const trail = isJsonObject(value) && typeof value.id === 'string' ? [...around, { item: value, path }] : around
  if (isJsonObject(value) && value.id === id) return trail
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'variants') continue
    const found = trailTo(inside, id, [...path, Array.isArray(value) ? Number(key) : key], trail)
    if (found) return found
  }
  return undefined
}

interface Comparison {
  id: string
  before: readonly Step[] | undefined
  now: readonly Step[]
  fields: FieldsByLock
  own: Overlay
}

const touched = (id: string, lock: string, what: string): Mistake => ({
  found: `${what} of "${id}", which is locked`,
  expected: `"${id}" ${lock} as base has it`,
  hint: 'leaving it out',
  mend: { do: 'leave-out' },
})

/** Fields of an item that differ from what base has, with its variants' own. */
function changedFields(id: string, lock: string, fields: readonly string[], before: Step, now: Step): Touched[] {
  const differing: string[] = fields.filter(field => !sameJson(before.item[field] ?? null, now.item[field] ?? null))
  if (!sameJson(variantsWith(fields, before.item), variantsWith(fields, now.item))) differing.push('variants')
  return differing.map(field => ({
    in: 'merged',
    path: [...now.path, field],
    mistake: touched(id, lock, `another "${field}"`),
    part: 'key',
  }))
}

/** What variants say of some fields, each with whom it is for. */
const variantsWith = (fields: readonly string[], { variants }: JsonObject): Json =>
  (Array.isArray(variants) ? variants.filter(isJsonObject) : []).flatMap(variant => {
    const own = Object.entries(variant).filter(([field]) => fields.includes(field))
    return own.length === 0 ? [] : [{ ...Object.fromEntries(own), when: variant.when ?? null }]
  })

const last = (trail: readonly Step[] | undefined): Step => trail?.at(-1) ?? { item: {}, path: [] }

const onFields =
  (lock: 'words' | 'target', saying: string) =>
  ({ id, before, now, fields }: Comparison): Touched[] =>
    changedFields(id, saying, fields[lock], last(before), last(now))

/** What decides who sees an item, and where. */
const shownBy = ['showWhen', 'from', 'until', 'places']

function shownOtherwise({ id, before = [], now, own }: Comparison): Touched[] {
  const ids = (trail: readonly Step[]) => trail.map(({ item }) => item.id).join(' ')
  if (ids(before) !== ids(now)) {
    const isHere = (which: Json | undefined) => now.some(({ item }) => item.id === which)
    const index = own.changes?.findIndex(
      change =>
        (change.change === 'move' && isHere(change.id)) ||
        (change.change === 'add' && trailTo(asJsonObject(change.item), id) !== undefined),
    )
    const mistake = touched(id, 'shown', 'another place')
    // Without what adds it again the item would be gone.
    const isAdded = own.changes?.[index ?? -1]?.change === 'add'
    return [
      {
        in: 'own',
        path: ['changes', Math.max(0, index ?? 0)],
        mistake: isAdded ? { ...mistake, mend: { do: 'leave-out', guess: true } } : mistake,
      },
    ]
  }
  return now.flatMap((step, place) => {
    const was = before[place] ?? { item: {}, path: [] }
    const next = now[place + 1]
    // A variant of what is around it may have another list in place of the one that it stands in.
    const around = next ? [String(next.path[step.path.length])] : []
    return [
      ...changedFields(
        id,
        'shown',
        shownBy,
        { ...was, item: withoutVariants(was.item) },
        { ...step, item: withoutVariants(step.item) },
      ),
      ...changedFields(
        id,
        'shown',
        around,
        { ...was, item: variantsOnly(was.item) },
        { ...step, item: variantsOnly(step.item) },
      ),
    ]
  })
}

const withoutVariants = ({ variants: _, ...item }: JsonObject): JsonObject => item
const variantsOnly = ({ variants = [] }: JsonObject): JsonObject => ({ variants })

/** An item that is gone although nothing removed it: the list around it was said anew. */
function gone(id: string, before: readonly Step[] | undefined, own: Overlay): Touched[] {
  const { path } = last(before)
  const list = path.findLast(key => typeof key === 'string')
  const parent = before?.at(-2)?.item.id
  const index = own.changes?.findIndex(change => change.change === 'set' && change.id === parent) ?? -1
  const at =
    index < 0
      ? own.set
        ? ['set', ...path.filter(key => typeof key === 'string')]
        : []
      : ['changes', index, 'fields', list ?? '']
  return [
    {
      in: 'own',
      path: at,
      mistake: { ...touched(id, 'present', 'a list without it: removal'), hint: 'the item back' },
    },
  ]
}

const touches: { readonly [Name in Lock]: (comparison: Comparison) => Touched[] } = {
  present: () => [],
  shown: shownOtherwise,
  words: onFields('words', 'with the words'),
  target: onFields('target', 'leading where it leads,'),
  dismissible: ({ id, before, now }) => changedFields(id, 'as dismissible', ['canDismiss'], last(before), last(now)),
}
