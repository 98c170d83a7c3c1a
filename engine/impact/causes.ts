import type { Manifest, Route, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, isJsonObject, type Json } from '../json.ts'
import { surfaces } from '../schema/surfaces.ts'
import { addressesOfRoute } from './addresses.ts'
import type { Change } from './change.ts'
import { knownContents, type ManifestEdit } from './edits.ts'

/** An item, condition, segment or section of a surface. */
export interface Thing {
  surface: Surface
  key: string
}

/** Both versions of one brand, as far as causes are looked up in them. */
export interface Versions {
  /** Everything whose rules name a condition, a segment or a guard, by what it names. */
  users: ReadonlyMap<string, readonly Thing[]>
  /** The routes that have an address, in either version. */
  routesAt: ReadonlyMap<string, readonly Route[]>
  /** Ids in a list's order, by the field that says it. */
  ordered: ReadonlyMap<string, ReadonlySet<string>>
}

const nameOf = ({ surface, key }: Thing) => `${surface} ${key}`

/** Adds to what a map has under a key. */
const put = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Two versions, ready to look for causes. */
export function versionsOf(before: Manifest, after: Manifest): Versions {
  const users = new Map<string, Map<string, Thing>>()
  const ordered = new Map<string, Set<string>>()
  const routesAt = new Map<string, Route[]>()
  for (const manifest of [before, after]) {
    for (const surface of surfaces)
      for (const [key, fields] of knownContents(asJsonObject(manifest[surface]), surface))
        for (const [field, { value }] of fields) {
          const user = { surface, key }
          for (const name of namedIn(field, value)) {
            const own = users.get(name) ?? new Map<string, Thing>()
            users.set(name, own.set(nameOf(user), user))
          }
          if (isOrder(field) && Array.isArray(value)) {
            const order = `${nameOf(user)} ${field}`
            ordered.set(order, new Set([...(ordered.get(order) ?? []), ...value.map(String)]))
          }
        }
    for (const route of manifest.routes.routes)
      for (const { label } of addressesOfRoute(route)) put(routesAt, label, route)
  }
  return { users: new Map(Array.from(users, ([name, own]) => [name, [...own.values()]])), ordered, routesAt }
}

const isOrder = (field: string) => field.startsWith('order of ')

/** The conditions, segments and guards that a field names, as things. */
function* namedIn(field: string, value: Json): Generator<string> {
  if (field === 'guards' && Array.isArray(value)) for (const guard of value) yield `routes ${String(guard)}`
  yield* namedInside(value)
}

function* namedInside(value: Json): Generator<string> {
  if (Array.isArray(value)) for (const entry of value) yield* namedInside(entry)
  if (!isJsonObject(value)) return
  if (typeof value.use === 'string') yield `conditions ${value.use}`
  if (typeof value.in === 'string') yield `segments ${value.in}`
  for (const inside of Object.values(value)) yield* namedInside(inside)
}

/** The edited thing, and for a named condition, segment or guard everything whose rules use it. */
function concerned(edit: ManifestEdit, { users }: Versions): readonly Thing[] {
  const found = new Map<string, Thing>([[nameOf(edit), edit]])
  // A map takes what is set while it is walked.
  for (const name of found.keys())
    for (const user of users.get(name) ?? []) if (!found.has(nameOf(user))) found.set(nameOf(user), user)
  return [...found.values()]
}

/** Surfaces whose changes do not carry the id of what was edited: any change of the surface may be about it. */
const withoutIds: ReadonlySet<Surface> = new Set(['routes', 'journey', 'text', 'brand', 'theme'])

/** The section of contact.json that a change of a page may be about: pages show sections as their blocks have them. */
const sectionOf = ({ surface, key }: Change): string | undefined =>
  surface === 'pages' && key.includes('/')
    ? nameOf({ surface: 'contact', key: key.slice(key.lastIndexOf('/') + 1) })
    : undefined

/**
 * Finds the edits that a change follows from: those that are surely about it, else all that may be, else all. Edits are looked
 * up by what changed, as hundreds of changes may follow from hundreds of edits.
 */
export function causesAmong(edits: readonly ManifestEdit[], versions: Versions): (change: Change) => ManifestEdit[] {
  const index = indexOf(edits, versions)
  const inOrder = (found: Iterable<number>) =>
    [...new Set(found)].toSorted((a, b) => a - b).flatMap(number => edits[number] ?? [])
  return change => {
    const sure = inOrder(surelyAbout(change, index, versions))
    if (sure.length > 0) return sure
    const likely = inOrder(maybeAbout(change, index))
    return likely.length > 0 ? likely : [...edits]
  }
}

type Found = ReadonlyMap<string, readonly number[]>

/** The numbers of edits, by what a change may be about. */
interface EditIndex {
  byThing: Found
  bySurface: Found
  /** By an item whose place a list's edited order gives. */
  byOrdered: Found
  /** By an edited field of a surface. */
  byField: Found
  /** By the fields around an edited field, and itself. */
  byFieldAround: Found
}

function indexOf(edits: readonly ManifestEdit[], versions: Versions): EditIndex {
  const empty = () => new Map<string, number[]>()
  const [byThing, bySurface, byOrdered] = [empty(), empty(), empty()]
  const [byField, byFieldAround] = [empty(), empty()]
  for (const [number, edit] of edits.entries()) {
    const things = concerned(edit, versions)
    for (const thing of things) put(byThing, nameOf(thing), number)
    for (const surface of new Set(things.map(thing => thing.surface))) {
      put(bySurface, surface, number)
      for (const field of edit.fields) {
        put(byField, `${surface} ${field}`, number)
        for (const around of waysTo(field)) put(byFieldAround, `${surface} ${around}`, number)
      }
    }
    for (const field of edit.fields)
      for (const id of versions.ordered.get(`${nameOf(edit)} ${field}`) ?? [])
        put(byOrdered, nameOf({ surface: edit.surface, key: id }), number)
  }
  return { byThing, bySurface, byOrdered, byField, byFieldAround }
}

/** The field and the fields around it: "a.b.c", "a", "a.b". */
const waysTo = (field: string): string[] => [
  field,
  ...Array.from(field.matchAll(/\./g), ({ index }) => field.slice(0, index)),
]

/** Edits of which one is surely about a change. */
function* surelyAbout(change: Change, index: EditIndex, { routesAt }: Versions): Generator<number> {
  const { surface, key, kind, field = '' } = change
  if (kind === 'rerouted') {
    const leadsToMenu = routesAt.get(key)?.some(route => 'to' in route && String(route.to).startsWith('menu:'))
    if (leadsToMenu) yield* index.bySurface.get('menus') ?? []
    yield* index.byField.get('brand defaultRoute') ?? []
  }
  yield* index.byThing.get(sectionOf(change) ?? '') ?? []
  if (surface === 'routes')
    for (const { id } of routesAt.get(key) ?? []) yield* index.byThing.get(nameOf({ surface, key: id })) ?? []
  else if (surface === 'journey') yield* index.bySurface.get(surface) ?? []
  else if (withoutIds.has(surface)) {
    yield* index.byFieldAround.get(`${surface} ${field}`) ?? []
    for (const way of waysTo(field)) yield* index.byField.get(`${surface} ${way}`) ?? []
  } else {
    // Of one item, what is said otherwise follows from the field in which it is said, where that was edited.
    yield* index.byThing.get(nameOf(change)) ?? []
    if (kind === 'moved' && change.before === undefined) yield* index.byOrdered.get(nameOf(change)) ?? []
  }
}

/** Edits that may be about a change. */
function* maybeAbout(change: Change, index: EditIndex): Generator<number> {
  yield* index.byThing.get(sectionOf(change) ?? '') ?? []
  if (withoutIds.has(change.surface) || change.kind === 'moved') yield* index.bySurface.get(change.surface) ?? []
  else yield* index.byThing.get(nameOf(change)) ?? []
}

/** Edits of a brand's merged manifest to which no change that anybody sees can be traced. */
export function unseenEdits(
  edits: readonly ManifestEdit[],
  changes: readonly Change[],
  versions: Versions,
): ManifestEdit[] {
  const seen = new Set<string>()
  for (const change of changes) {
    seen.add(nameOf(change)).add(sectionOf(change) ?? '')
    if (withoutIds.has(change.surface) || change.kind === 'moved') seen.add(change.surface)
  }
  return edits.filter(
    edit => !concerned(edit, versions).some(thing => seen.has(nameOf(thing)) || seen.has(thing.surface)),
  )
}
