import type { CheckedBrand } from '../check/check-brand.ts'
import { originNear, type Place } from '../overlay/places.ts'
import { type BaseEdit, baseEdits, type Version } from './base-edits.ts'
import { type BrandImpact, brandImpact, type EditImpact, type ImpactOptions, type Person } from './brand-impact.ts'
import type { Change } from './change.ts'
import { editPlace } from './edit-places.ts'
import type { ManifestEdit } from './edits.ts'
import type { Census } from './population.ts'

/** What an edit of manifests does: whose screens it changes, and how. */
export interface Impact {
  /** Brands of which anything was edited. */
  brands: readonly BrandImpact[]
  /** Edits of base, and the brands that each reaches. */
  base: readonly BaseEdit[]
  added: readonly string[]
  removed: readonly string[]
  /** The line of an edit. */
  placeOf(brand: string, edit: ManifestEdit): Place | undefined
  /** The line of the edit that a change follows from; without one, of what changed. */
  causeOf(brand: string, change: Change, impact: Pick<EditImpact, 'causesOf'>): Place | undefined
}

/** Options for all brands; people and counts are given by brand. */
export interface ImpactBasis extends Omit<ImpactOptions, 'population' | 'census'> {
  population?: ReadonlyMap<string, readonly Person[]>
  census?: ReadonlyMap<string, Census>
}

/**
 * Compares two versions of all manifests: for each brand the classes of members who see something different, edit by edit, and
 * the edits that nobody can see. Both versions have to be valid.
 */
export function impact(before: Version, after: Version, { population, census, ...basis }: ImpactBasis): Impact {
  const former = byId(before)
  const latter = byId(after)
  const brands = [...latter].flatMap(([id, { manifest }]) => {
    const old = former.get(id)
    if (!old) return []
    const counts = census?.get(id)
    const people = { population: population?.get(id) ?? [], ...(counts && { census: counts }) }
    const own = brandImpact(old.manifest, manifest, { ...basis, ...people })
    return own.impacts.length + own.unseen.length > 0 ? [own] : []
  })
  const sidesOf = (id: string) => {
    const [old, brand] = [former.get(id), latter.get(id)]
    return (
      old &&
      brand &&
      ([
        { version: before, brand: old },
        { version: after, brand },
      ] as const)
    )
  }
  return {
    brands,
    base: baseEdits(before, after),
    added: [...latter.keys()].filter(id => !former.has(id)),
    removed: [...former.keys()].filter(id => !latter.has(id)),
    placeOf: (id, edit) => {
      const sides = sidesOf(id)
      return sides && editPlace(edit, ...sides)
    },
    causeOf: (id, change, { causesOf }) => {
      const sides = sidesOf(id)
      if (!sides) return undefined
      const causes = causesOf(change)
      const cause = causes.find(({ surface, key }) => surface === change.surface && key === change.key) ?? causes[0]
      if (cause) return editPlace(cause, ...sides, change)
      const { surface, path, field = '' } = change
      const [old, brand] = sides
      const side = change.kind === 'removed' || change.kind === 'hidden' ? old : brand
      return originNear(side.version.originsOf(side.brand, surface), [
        ...path,
        ...field.split('.').filter(step => step !== ''),
      ])
    },
  }
}

const byId = ({ brands }: Version): Map<string, CheckedBrand> =>
  new Map(brands.map(brand => [brand.manifest.brand.id, brand]))
