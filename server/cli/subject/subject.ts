import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { type Path, pointerOf } from '../../../engine/json.ts'
import { MemberSpace } from '../../../engine/members/member-space.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { findParts, partNames } from '../../../engine/parts/find-parts.ts'
import { manifestParts, type Part } from '../../../engine/parts/manifest-parts.ts'
import { periodsOf } from '../../../engine/parts/periods-of.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import type { World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/** Help for the arguments that `readSubject` and `findPart` read. */
export const brandHelp = 'id of the brand, as its folder is named'
export const itemHelp = 'id or key of an item, or the path of a route'

/** A brand that a command is asked about, with what its answers are made from. */
export interface Subject {
  brand: CheckedBrand
  scope: ConditionScope
  space: MemberSpace
  parts: readonly Part[]
  /** Where a value of a merged surface was written. */
  placeOf(surface: Surface, path: Path): Place | undefined
}

/**
 * The brand that a word names, by its id.
 * @throws WrongUse with a near miss when there is no such brand, ManifestErrors when the manifests have mistakes
 */
export async function readSubject(id: string, world: World): Promise<Subject> {
  const { brands, originsOf } = checkedManifests(await manifestFiles(world.folder))
  const brand = brands.find(({ manifest }) => manifest.brand.id === id)
  if (!brand)
    throw noSuch(
      'brand',
      id,
      brands.map(({ manifest }) => manifest.brand.id),
    )
  const { manifest } = brand
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  const space = new MemberSpace(registry, scope.segments, periodsOf(manifest))
  const origins = new Map<Surface, Map<string, Place>>()
  const originsIn = (surface: Surface) => {
    const known = origins.get(surface) ?? originsOf(brand, surface)
    origins.set(surface, known)
    return known
  }
  return {
    brand,
    scope,
    space,
    parts: manifestParts(manifest, space),
    placeOf: (surface, path) => originsIn(surface).get(pointerOf(path)),
  }
}

/**
 * The item that a word names.
 * @throws WrongUse: with a near miss when there is none, with the keys when there are several
 */
export function findPart(word: string, parts: readonly Part[]): Part {
  const [part, ...others] = findParts(word, parts)
  if (!part) throw noSuch('item', word, partNames(parts))
  if (others.length === 0) return part
  const keys = [part, ...others].map(({ key }) => key)
  throw new WrongUse(`"${word}" names several items: ${keys.join(', ')}. Say which by its key.`)
}
