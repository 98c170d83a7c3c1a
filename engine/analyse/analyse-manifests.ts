import type { CheckedBrand } from '../check/check-brand.ts'
import type { CheckedManifests } from '../check/check-manifests.ts'
import { type Registry, registry } from '../members/registry.ts'
import { witnessOf } from '../members/witness.ts'
import { witnessWords } from '../members/witness-words.ts'
import type { Path, Place } from '../overlay/place.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { finderOf, finders } from './finders.ts'
import type { Finding } from './finding.ts'
import type { Found } from './found.ts'
import { gatherFindings } from './gather-findings.ts'
import { sharedFindings } from './shared-findings.ts'

/** A finding in one brand, before those of all brands are put together. */
export type BrandFinding = Finding & { code: keyof typeof finders; brand: string }

const codes = Object.keys(finders).filter((code): code is keyof typeof finders => Object.hasOwn(finders, code))

/**
 * Everything about manifests without mistakes that is most likely not meant: exact, over every member that there can be.
 * Each thing is found once, whatever brands it is in.
 * @param today yyyy-mm-dd: days before are past
 */
export function analyseManifests(checked: CheckedManifests, today: string, facts: Registry = registry): Finding[] {
  const found = checked.brands.flatMap(brand => analyseBrand(brand, checked, today, facts))
  return gatherFindings([...gatherable(found, checked), ...sharedFindings(checked, facts)], checked.brands.length)
}

/** What finders find in one brand, at its place, with somebody for whom it is so. */
function analyseBrand(brand: CheckedBrand, checked: CheckedManifests, today: string, facts: Registry): BrandFinding[] {
  const ground = brandGround(brand.manifest, facts)
  const placed = ({ surface, path }: Found): Place =>
    placeIn(checked.originsOf(brand, surface), path) ?? { file: brand.folder, line: 1, column: 1 }
  return codes.flatMap(code =>
    finderOf[code].find({ ground, today }).map((found): BrandFinding => {
      const { says, todo, who } = found
      const witness = who === undefined ? undefined : witnessOf(who, ground.space)
      return {
        ...placed(found),
        ...{ code, severity: finderOf[code].severity, says, todo, brand: brand.folder },
        ...(who === undefined ? {} : { somebody: witnessWords(who, ground.space) }),
        ...(witness && { witness }),
      }
    }),
  )
}

/** The place of what a path leads to, or of what is around it. */
function placeIn(origins: ReadonlyMap<string, Place>, path: Path): Place | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const place = origins.get(
      path
        .slice(0, length)
        .map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join(''),
    )
    if (place) return place
  }
  return undefined
}

/** Some things are told of base only when they are so for all who inherit them. */
function gatherable(found: readonly BrandFinding[], { brands, originsOf }: CheckedManifests): BrandFinding[] {
  const keyOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`
  const having = new Map<string, Set<string>>()
  for (const brand of brands)
    for (const surface of Object.keys(brand.manifest) as (keyof typeof brand.manifest)[])
      for (const place of originsOf(brand, surface).values())
        having.set(keyOf(place), (having.get(keyOf(place)) ?? new Set()).add(brand.folder))
  return found.filter(finding => {
    if (!finderOf[finding.code].everywhere) return true
    const same = found.filter(other => other.code === finding.code && keyOf(other) === keyOf(finding))
    return new Set(same.map(({ brand }) => brand)).size >= (having.get(keyOf(finding))?.size ?? 1)
  })
}
