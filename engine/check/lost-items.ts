import type { Surface } from '../../schema/generated/manifests.ts'
import { mainLists } from '../overlay/find-list.ts'
import { byPlace, type Places } from '../overlay/places.ts'
import { listInWords } from '../words/phrases.ts'
import { placeText } from './blame.ts'
import type { UngatheredDiagnostic } from './diagnostic.ts'
import type { ParsedFolder } from './parse-folders.ts'

/**
 * What is found, with items that several brands change and base does not have told once, at base (CHECK-11): brands do not make
 * the same mistake in the same file, but base loses an item with all that is in it. One that was surely misspelled stays where
 * it is mended.
 */
export function withLostItems(
  findings: readonly UngatheredDiagnostic[],
  base: ParsedFolder | undefined,
  places: Places,
): UngatheredDiagnostic[] {
  const lost = Map.groupBy(
    findings.filter(({ lacks, mend }) => lacks && (!mend || mend.guess)),
    ({ lacks }) => lacks?.surface,
  )
  const told = new Set<UngatheredDiagnostic>()
  const joined = [...lost].flatMap(([surface, same]): UngatheredDiagnostic[] => {
    const brands = [...new Set(same.flatMap(({ brand }) => brand ?? []))]
    const place = surface && base && placeOfList(surface, base, places)
    if (!place || brands.length < 2) return []
    for (const one of same) told.add(one)
    const ids = [...new Set(same.map(({ lacks }) => JSON.stringify(lacks?.id)))]
    const where = same.toSorted(byPlace).map(placeText)
    const found = `no item ${listInWords(ids, 'or')}, which ${listInWords(brands, 'and')} change (${where.join(', ')})`
    const expected = `every item of ${surface}.json that brands change`
    const hint = `${ids.length === 1 ? 'the item' : 'the items'} back, or leaving these changes out`
    return brands.map(brand => ({ ...place, found, expected, hint, brand }))
  })
  return [...findings.filter(one => !told.has(one)), ...joined]
}

/** Where base says the items of a surface. */
function placeOfList(surface: Surface, { files }: ParsedFolder, places: Places) {
  const root = files.get(surface)
  const list = mainLists[surface]
  return places.at(root, list === undefined ? [] : [list], 'key') ?? places.of(root)
}
