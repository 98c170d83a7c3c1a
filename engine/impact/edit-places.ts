import type { CheckedBrand } from '../check/check-brand.ts'
import { asJsonObject, type Path } from '../json.ts'
import type { Place } from '../overlay/places.ts'
import type { Version } from './base-edits.ts'
import type { Change } from './change.ts'
import { knownContents, type ManifestEdit } from './edits.ts'

/** One brand of a version. */
export interface Side {
  version: Version
  brand: CheckedBrand
}

const isOrder = (field: string) => field.startsWith('order of ')

/** Fields that say who sees or gets to something: a change of who does follows from these before others. */
const rules: ReadonlySet<string> = new Set([
  ...[
    'showWhen',
    'when',
    'allow',
    'from',
    'until',
    'guards',
    'otherwise',
    'variants',
    'values',
    'to',
    'path',
    'params',
  ],
])

/** The edited field that a change follows from. */
function fieldFor(change: Change | undefined, { fields }: ManifestEdit): string | undefined {
  const { kind, field: changed } = change ?? {}
  const said = fields.find(field => changed !== undefined && (field === changed || changed.startsWith(`${field}.`)))
  if (said !== undefined) return said
  if (kind === 'moved') return fields.find(isOrder) ?? fields[0]
  return fields.find(field => rules.has(field)) ?? fields[0]
}

/** The line of an edit (CHECK-19): the statement of the later version, or of the former one for what is said no more. */
export function editPlace(edit: ManifestEdit, before: Side, after: Side, change?: Change): Place | undefined {
  const { surface, key, what } = edit
  const latter = after.brand.manifest[surface]
  const field = fieldFor(change, edit)
  if (what === 'removed') return after.version.removalOf(latter, key) ?? placeIn(before, edit, field)
  return placeIn(after, edit, what === 'added' ? undefined : field)
}

/** Where a version says a field of what was edited, or the whole of it. */
function placeIn({ version, brand }: Side, { surface, key }: ManifestEdit, field: string | undefined) {
  const root = brand.manifest[surface]
  const fields = knownContents(asJsonObject(root), surface).get(key)
  const written = field === undefined ? undefined : fields?.get(field)
  if (field !== undefined && written && isOrder(field))
    return version.moveAt(root, written.path) ?? version.placeAt(root, written.path)
  if (written) return version.placeAt(root, written.path)
  const whole = wholePath(fields)
  // A field that was taken away keeps the place of the null that took it, if any.
  return whole && version.placeAt(root, field === undefined || isOrder(field) ? whole : [...whole, ...field.split('.')])
}

/** The path of an item, condition, segment or section by that of one of its fields. */
function wholePath(fields: ReadonlyMap<string, { path: Path }> | undefined): Path | undefined {
  const [[field, { path }] = ['', { path: [] }]] = fields ?? []
  if (!fields || fields.size === 0) return undefined
  return path.slice(0, path.length - field.split('.').length)
}
