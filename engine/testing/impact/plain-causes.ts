import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import { addressesOfRoute } from '../../impact/addresses.ts'
import type { Thing } from '../../impact/causes.ts'
import type { Change } from '../../impact/change.ts'
import { type Contents, contentsOf, type ManifestEdit } from '../../impact/edits.ts'
import { asJsonObject } from '../../json.ts'
import { surfaces } from '../../schema/surfaces.ts'

/** What causes are, said plainly: every edit is asked about every change. `causesAmong` has to find the same by looking up. */
export function plainCauses(before: Manifest, after: Manifest, edits: readonly ManifestEdit[]) {
  const versions = versionsOf(before, after)
  const withThings = edits.map(edit => ({ edit, things: concerned(edit, versions) }))
  return {
    causesOf: (change: Change) => causesOf(change, withThings, versions),
    unseen: (changes: readonly Change[]) => unseenEdits(edits, changes, versions),
  }
}

/** Both versions of one brand, by the things that they consist of. */
interface Versions {
  before: Manifest
  after: Manifest
  contents: readonly { surface: Surface; contents: Contents }[]
}

/** Two versions, ready to look for causes. */
function versionsOf(before: Manifest, after: Manifest): Versions {
  const contents = [before, after].flatMap(manifest =>
    surfaces.map(surface => ({ surface, contents: contentsOf(surface, asJsonObject(manifest[surface])) })),
  )
  return { before, after, contents }
}

/** The edited thing, and for a named condition, segment or guard everything whose rules use it. */
function concerned(edit: ManifestEdit, { contents }: Versions): readonly Thing[] {
  const found: Thing[] = [edit]
  for (const thing of found) {
    const word = thing.surface === 'conditions' ? 'use' : 'in'
    const isNamed = thing.surface === 'conditions' || thing.surface === 'segments'
    const mention = JSON.stringify({ [word]: thing.key }).slice(1, -1)
    for (const { surface, contents: each } of contents)
      for (const [key, fields] of each) {
        const written = JSON.stringify([...fields.values()].map(({ value }) => value))
        const uses = isNamed
          ? written.includes(mention)
          : thing.surface === 'routes' && JSON.stringify(fields.get('guards')?.value ?? []).includes(`"${thing.key}"`)
        if (uses && !found.some(other => other.surface === surface && other.key === key)) found.push({ surface, key })
      }
  }
  return found
}

/** Surfaces whose changes do not carry the id of what was edited: any change of the surface may be about it. */
const withoutIds: ReadonlySet<Surface> = new Set(['routes', 'journey', 'text', 'brand', 'theme'])

/** Whether a change may be about a thing. */
function mayBeAbout(change: Change, { surface, key }: Thing): boolean {
  if (withoutIds.has(surface)) return change.surface === surface
  if (change.surface === 'pages' && surface === 'contact') return change.key.endsWith(`/${key}`)
  return change.surface === surface && (change.key === key || change.kind === 'moved')
}

/** The edits that a change follows from: those that are surely about it, else all that may be, else all. */
function causesOf(
  change: Change,
  edits: readonly { edit: ManifestEdit; things: readonly Thing[] }[],
  versions: Versions,
): ManifestEdit[] {
  const sure = edits.filter(({ edit, things }) => things.some(thing => isAbout(change, thing, edit, versions)))
  if (sure.length > 0) return sure.map(({ edit }) => edit)
  const likely = edits.filter(({ things }) => things.some(thing => mayBeAbout(change, thing)))
  return (likely.length > 0 ? likely : edits).map(({ edit }) => edit)
}

function isAbout(change: Change, thing: Thing, edit: ManifestEdit, versions: Versions): boolean {
  if (thing.surface === 'menus' && change.kind === 'rerouted') return leadsThroughMenu(change, versions)
  if (thing.surface === 'brand' && change.kind === 'rerouted') return edit.fields.includes('defaultRoute')
  if (change.surface !== thing.surface) return mayBeAbout(change, thing)
  if (change.surface === 'routes') return labelsOf(thing.key, versions).has(change.key)
  if (change.surface === 'journey') return true
  if (withoutIds.has(change.surface)) return edit.fields.some(field => isWithin(change.field ?? '', field))
  if (change.kind === 'moved' && change.before === undefined)
    return change.key === thing.key || ordersWith(change, edit, versions)
  if (change.key !== thing.key) return false
  // Of one item, what is said otherwise follows from the field in which it is said, where that was edited.
  return true
}

const isWithin = (field: string, edited: string) =>
  field === edited || field.startsWith(`${edited}.`) || edited.startsWith(`${field}.`)

/** Edits of a brand's merged manifest to which no change that anybody sees can be traced. */
function unseenEdits(edits: readonly ManifestEdit[], changes: readonly Change[], versions: Versions): ManifestEdit[] {
  if (changes.length === 0) return [...edits]
  return edits.filter(
    edit => !concerned(edit, versions).some(thing => changes.some(change => mayBeAbout(change, thing))),
  )
}

/** Whether an edit changed the order of a list that has the item. */
const ordersWith = ({ surface, key }: Change, edit: ManifestEdit, { contents }: Versions): boolean =>
  edit.surface === surface &&
  edit.fields.some(
    field =>
      field.startsWith('order of ') &&
      contents.some(each => {
        const order = each.surface === surface ? each.contents.get(edit.key)?.get(field)?.value : undefined
        return Array.isArray(order) && order.includes(key)
      }),
  )

/** The addresses of a route in either version. */
const labelsOf = (id: string, { before, after }: Versions): ReadonlySet<string> =>
  new Set(
    [before, after]
      .flatMap(({ routes }) => routes.routes.filter(route => route.id === id).flatMap(addressesOfRoute))
      .map(({ label }) => label),
  )

const leadsThroughMenu = ({ key }: Change, versions: Versions): boolean =>
  [versions.before, versions.after].some(({ routes }) =>
    routes.routes.some(
      route =>
        'to' in route &&
        String(route.to).startsWith('menu:') &&
        addressesOfRoute(route).some(({ label }) => label === key),
    ),
  )
