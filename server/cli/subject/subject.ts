import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { type Path, pointerOf } from '../../../engine/json.ts'
import { languageOf } from '../../../engine/languages/language-files.ts'
import { MemberSpace } from '../../../engine/members/member-space.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { findParts, partNames } from '../../../engine/parts/find-parts.ts'
import { manifestParts, type Part } from '../../../engine/parts/manifest-parts.ts'
import { periodsOf } from '../../../engine/parts/periods-of.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { checkedIn, type World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/** Help for the arguments that `readSubject` and `findPart` read. */
export const brandHelp = 'id of the brand, as its folder is named'
export const languageHelp = 'a language of the brand, such as es-US; English when left out'
export const itemHelp =
  'id or key of an item, the path of a route, or a place such as base/home.json:12; BRAND/ITEM in one word will do'

/** A brand that a command is asked about, with what its answers are made from. */
export interface Subject {
  brand: CheckedBrand
  scope: ConditionScope
  space: MemberSpace
  parts: readonly Part[]
  /** Where a value of a merged surface was written. */
  placeOf(surface: Surface, path: Path): Place | undefined
  /** The change of the brand that moved an item, or that last moved an entry of a list. */
  moveOf(surface: Surface, path: Path): Place | undefined
  /** The change of the brand that took an item of base out. */
  removalOf(surface: Surface, id: string): Place | undefined
}

/**
 * The brand that a word names, by its id.
 * @param language a language of the brand, English when left out (LOCALE-12)
 * @throws WrongUse with a near miss when there is no such brand or language, ManifestErrors when the manifests have mistakes
 */
export async function readSubject(id: string, world: World, language?: string): Promise<Subject> {
  const { brands, originsOf, moveAt, removalOf } = await checkedIn(world)
  const english = brands.find(({ manifest }) => manifest.brand.id === id)
  if (!english)
    throw noSuch(
      'brand',
      id,
      brands.map(({ manifest }) => manifest.brand.id),
    )
  const brand = brandIn(language, english)
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
    moveOf: (surface, path) => moveAt(manifest[surface], path),
    removalOf: (surface, itemId) => removalOf(manifest[surface], itemId),
  }
}

/** A brand in a language that it has, by its tag or without the region. */
function brandIn(language: string | undefined, brand: CheckedBrand): CheckedBrand {
  const own = brand.manifest.brand.language
  if (language === undefined || language === own || language === languageOf(own)) return brand
  const found = brand.languages.find(({ tag }) => tag === language || languageOf(tag) === language)
  if (!found) throw noSuch('language', language, [own, ...brand.languages.map(({ tag }) => tag)])
  return { ...brand, manifest: found.manifest }
}

/** What a command is asked about in one word or two: "first" and "home/programs", or "first/home/programs". */
export interface Asked {
  brand: string
  item: string
}

/**
 * The brand and the item that the words of a command name; the brand's name may stand before an item, too, as messages have it.
 * @throws WrongUse when there is no item
 */
export function askedOf(first: string, second: string | undefined): Asked {
  const word = second ?? first.replace(/^(?:\S*\/)?manifests\//, '')
  const [brand = '', ...rest] = word.split('/')
  if (second !== undefined) return { brand: first, item: second }
  if (rest.length === 0 || rest[0] === '')
    throw new WrongUse(`say which item: "${first} home/programs" or "${first}/home/programs".`)
  return { brand, item: isPlace(word) ? word : rest.join('/') }
}

const placeForm = /^(.*\.json):(\d+)(?::\d+)?$/
const isPlace = (word: string) => placeForm.test(word)

/**
 * The item that a word names.
 * @throws WrongUse: with a near miss when there is none, with the keys when there are several
 */
export function findPart(word: string, subject: Pick<Subject, 'brand' | 'parts' | 'placeOf'>): Part {
  const { brand, parts } = subject
  const name = word.startsWith(`${brand.folder}/`) ? word.slice(brand.folder.length + 1) : word
  const [part, ...others] = isPlace(word) ? partsAt(word, subject) : findParts(name, parts)
  if (!part) throw isPlace(word) ? nothingAt(word, brand.folder) : noSuch('item', word, partNames(parts))
  if (others.length === 0) return part
  const keys = [part, ...others].map(({ key }) => key)
  throw new WrongUse(`"${word}" names several items: ${keys.join(', ')}. Say which by its key.`)
}

const nothingAt = (word: string, brand: string) => new WrongUse(`"${word}" is no place of an item that ${brand} has.`)

/** The item that is written at a place, as messages print it: the last one that begins there or before. */
function partsAt(word: string, { parts, placeOf }: Pick<Subject, 'parts' | 'placeOf'>): Part[] {
  const [, file = '', line = '0'] = placeForm.exec(word) ?? []
  const placed = parts
    .flatMap(part => {
      const place = placeOf(part.surface, part.path)
      const isThere = place && place.line <= Number(line) && `/${place.file}`.endsWith(`/${file}`)
      return isThere ? [{ part, place }] : []
    })
    .toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
  return placed.slice(-1).map(({ part }) => part)
}
