import type { CheckedBrand } from '../check/check-brand.ts'
import { originNear, type Place } from '../overlay/places.ts'
import { type BaseEdit, baseEdits, type Version } from './base-edits.ts'
import { type BrandImpact, brandImpact, type EditImpact, type ImpactOptions, type Person } from './brand-impact.ts'
import type { Change } from './change.ts'
import { editPlace } from './edit-places.ts'
import { editedWords, languagesThatSee } from './edited-words.ts'
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
  placeOf(brand: Told, edit: ManifestEdit): Place | undefined
  /** The line of the edit that a change follows from; without one, of what changed. */
  causeOf(brand: Told, change: Change, impact: Pick<EditImpact, 'causesOf'>): Place | undefined
  /** The languages in which a change is seen, of a brand that has several; undefined when it is all of them. */
  seenIn(brand: Told, change: Change): readonly string[] | undefined
}

/** The brand of an impact, and the language if one's own words were edited. */
type Told = Pick<BrandImpact, 'brand' | 'language'>

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
    const inLanguages = editedWords(old, latter.get(id) ?? old).map(edited => ({
      ...brandImpact(edited.before, edited.after, { ...basis, ...people }),
      language: edited.tag,
    }))
    return [own, ...inLanguages].filter(({ impacts, unseen }) => impacts.length + unseen.length > 0)
  })
  const sidesOf = ({ brand: id, language }: Told) => {
    const [old, brand] = [former.get(id), latter.get(id)].map(each => inLanguage(each, language))
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
    placeOf: (told, edit) => {
      const sides = sidesOf(told)
      return sides && editPlace(edit, ...sides)
    },
    causeOf: (told, change, { causesOf }) => {
      const sides = sidesOf(told)
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
    seenIn: ({ brand: id, language }, change) => {
      const { manifest, languages = [] } = latter.get(id) ?? {}
      if (language !== undefined) return [language]
      const seeing = languagesThatSee(change, languages).map(({ tag }) => tag)
      return seeing.length === languages.length || !manifest ? undefined : [manifest.brand.language, ...seeing]
    },
  }
}

/** A brand with its manifest in a language, where it has that. */
function inLanguage(brand: CheckedBrand | undefined, language: string | undefined): CheckedBrand | undefined {
  const found = brand?.languages.find(({ tag }) => tag === language)
  return brand && found ? { ...brand, manifest: found.manifest } : brand
}

const byId = ({ brands }: Version): Map<string, CheckedBrand> =>
  new Map(brands.map(brand => [brand.manifest.brand.id, brand]))
