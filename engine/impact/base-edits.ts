import type { CheckedBrand } from '../check/check-brand.ts'
import type { CheckedManifests } from '../check/check-manifests.ts'
import { asJsonObject, type JsonObject, pointerOf, sameJson } from '../json.ts'
import type { Place } from '../overlay/places.ts'
import { surfaces } from '../schema/surfaces.ts'
import { editsBetween, knownContents, type ManifestEdit } from './edits.ts'

/** Checked manifests without mistakes. */
export type Version = Pick<CheckedManifests, 'brands' | 'base' | 'originsOf' | 'placeAt' | 'moveAt' | 'removalOf'>

/** An edit of base, the brands that it reaches, and those that override it. */
export interface BaseEdit extends ManifestEdit {
  reaches: readonly string[]
  /** The brands, and where each overrides it. */
  overriddenBy: readonly { brand: string; place?: Place }[]
}

const nothing: JsonObject = {}

/** The edits of base, each with the brands that it reaches. */
export function baseEdits(before: Version, after: Version): BaseEdit[] {
  return surfaces.flatMap(surface => {
    const [former, latter] = [before.base.get(surface) ?? {}, after.base.get(surface) ?? {}]
    return editsBetween(surface, former, latter).map((edit): BaseEdit => {
      const overriding = after.brands.flatMap(brand => overrideBy(brand, edit, after) ?? [])
      const names = new Set(overriding.map(({ brand }) => brand))
      return {
        ...edit,
        reaches: after.brands.map(({ manifest }) => manifest.brand.id).filter(brand => !names.has(brand)),
        overriddenBy: overriding,
      }
    })
  })
}

/** How a brand overrides an edit, if it does: by differing from base in every field that was edited. */
function overrideBy(
  brand: CheckedBrand,
  edit: ManifestEdit,
  version: Version,
): BaseEdit['overriddenBy'][number] | undefined {
  const { surface, key, fields } = edit
  const base = knownContents(version.base.get(surface) ?? nothing, surface).get(key)
  const own = knownContents(asJsonObject(brand.manifest[surface]), surface).get(key)
  const differs = (field: string) => !sameJson(base?.get(field)?.value, own?.get(field)?.value)
  if (!fields.every(differs)) return undefined
  const id = brand.manifest.brand.id
  const written = fields.map(field => own?.get(field)).find(each => each !== undefined)
  if (!written) {
    const removal = version.removalOf(brand.manifest[surface], key)
    return { brand: id, ...(removal ? { place: removal } : {}) }
  }
  const place = version.originsOf(brand, surface).get(pointerOf(written.path))
  // What base says with the brand's own values in it is still base's.
  if (place && place.file.split('/').at(-2) !== brand.folder) return undefined
  return { brand: id, ...(place ? { place } : {}) }
}
