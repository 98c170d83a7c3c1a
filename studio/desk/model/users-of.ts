import { asJsonObject, isJsonObject, type Json } from '../../../engine/json.ts'
import { schemaOf, walkAnnotated } from '../../../engine/schema/manifest-schema.ts'
import { surfaces, surfaceTitles } from '../../../engine/schema/surfaces.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { labelOf } from '../form/labels.ts'
import { nameOf } from './item-tree.ts'
import { type Files, surfaceOf } from './surface.ts'

/** The formats of texts that name something of a surface. */
const formats: { readonly [Name in Surface]?: readonly string[] } = {
  conditions: ['named-condition'],
  segments: ['segment'],
  routes: ['guard'],
  pages: ['page'],
  errors: ['tip'],
  contact: ['contact-section'],
}

/** Items of a brand by what they name, of each surface as it was merged. */
const namings = new WeakMap<object, Map<string, Set<string>>>()

/** Items of a brand that are decided by something elsewhere: that name this condition, list of groups, guard, page or tip. */
export function usersOf(
  files: Files,
  brand: string,
  { surface, id, field }: { surface: Surface; id: string; field: string },
): string[] {
  const names = id === '' ? Object.keys(asJsonObject(surfaceOf(files, brand, surface)[field])) : [id]
  const keys = (formats[surface] ?? []).flatMap(format => names.map(name => `${format} ${name}`))
  if (keys.length === 0) return []
  return surfaces.flatMap(each => {
    const found = namingsIn(each, surfaceOf(files, brand, each))
    return keys.flatMap(key => [...(found.get(key) ?? [])])
  })
}

function namingsIn(surface: Surface, root: ReturnType<typeof surfaceOf>): Map<string, Set<string>> {
  const known = namings.get(root)
  if (known) return known
  const found = new Map<string, Set<string>>()
  walkAnnotated(root, schemaOf(surfaceTitles.get(surface) ?? ''), (value, { format }, path) => {
    if (typeof value !== 'string' || format === undefined) return
    const holder = holderOf(root, path)
    const key = `${format} ${value}`
    found.set(key, (found.get(key) ?? new Set()).add(`${labelOf(surface)}: ${holder}`))
  })
  namings.set(root, found)
  return found
}

/** What people call the innermost item around a place, or else the name that it stands under. */
function holderOf(root: Json, path: readonly (string | number)[]): string {
  let value: Json | undefined = root
  let name = String(path.findLast(key => typeof key === 'string') ?? '')
  let isItem = false
  for (const [index, key] of path.entries()) {
    value = Array.isArray(value) ? value[Number(key)] : asJsonObject(value)[String(key)]
    if (isJsonObject(value) && typeof value.id === 'string') [name, isItem] = [nameOf(value), true]
    else if (!isItem && index === 1 && typeof key === 'string') name = key
  }
  return name
}
