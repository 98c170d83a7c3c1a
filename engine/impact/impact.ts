import type { CheckedBrand } from '../check/check-brand.ts'
import { originNear, type Place } from '../overlay/places.ts'
import { type BaseEdit, baseEdits, type Version } from './base-edits.ts'
import { type BrandImpact, brandImpact, type ImpactOptions, type Person } from './brand-impact.ts'
import type { Change } from './change.ts'
import type { ManifestEdit } from './edits.ts'
import { unseenEdits } from './unseen-edits.ts'

/** What an edit of manifests does: whose screens it changes, and how. */
export interface Impact {
  /** Brands of which anything was edited. */
  brands: readonly (BrandImpact & { unseen: readonly ManifestEdit[] })[]
  /** Edits of base, and the brands that each reaches. */
  base: readonly BaseEdit[]
  added: readonly string[]
  removed: readonly string[]
  /** Where the subject of a change is written: in the version after, or in the version before for what was removed. */
  placeOf(brand: string, change: Change): Place | undefined
}

/** Options for all brands; people are given by brand. */
export interface ImpactBasis extends Omit<ImpactOptions, 'population'> {
  population?: ReadonlyMap<string, readonly Person[]>
}

/**
 * Compares two versions of all manifests: for each brand the classes of members who see something different, and the edits
 * that nobody can see. Both versions have to be valid.
 */
export function impact(before: Version, after: Version, { population, ...basis }: ImpactBasis): Impact {
  const former = byId(before)
  const latter = byId(after)
  const brands = [...latter].flatMap(([id, { manifest }]) => {
    const old = former.get(id)
    if (!old) return []
    const own = brandImpact(old.manifest, manifest, { ...basis, population: population?.get(id) ?? [] })
    const unseen = unseenEdits(
      old.manifest,
      manifest,
      own.seen.flatMap(({ changes }) => changes),
    )
    return own.seen.length + unseen.length > 0 ? [{ ...own, unseen }] : []
  })
  return {
    brands,
    base: baseEdits(before, after),
    added: [...latter.keys()].filter(id => !former.has(id)),
    removed: [...former.keys()].filter(id => !latter.has(id)),
    placeOf: (id, change) => {
      const [version, brand] = change.kind === 'removed' ? [before, former.get(id)] : [after, latter.get(id)]
      if (!brand) return undefined
      const { surface, path, field = '' } = change
      return originNear(version.originsOf(brand, surface), [...path, ...field.split('.').filter(step => step !== '')])
    },
  }
}

const byId = ({ brands }: Version): Map<string, CheckedBrand> =>
  new Map(brands.map(brand => [brand.manifest.brand.id, brand]))
