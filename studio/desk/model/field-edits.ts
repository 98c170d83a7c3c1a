import { parse } from 'jsonc-parser'
import { asJsonObject, type Json, type Path, sameJson, valueAt } from '../../../engine/json.ts'
import { emptyFile, type FileEdit, type Spot } from './item-edits.ts'
import { pathOf, rootOf, sharedFolder } from './surface.ts'
import { withValue } from './text-edit.ts'

/** Where a brand's own file says a field of a surface, and what it says; undefined for what comes from base. */
export const ownField = ({ files, brand, surface }: Spot, path: Path): unknown =>
  valueAt(rootOf(files, pathOf(brand, surface)), brand === sharedFolder ? path : ['set', ...path])

/** What all brands have in a field. */
export const sharedField = ({ files, surface }: Spot, path: Path): unknown =>
  valueAt(rootOf(files, pathOf(sharedFolder, surface)), path)

/** Gives a field that is of no item a value; one that is the same as base's is said by the brand no more. */
export function setFieldAt(spot: Spot, path: Path, value: Json): FileEdit {
  const { files, brand, surface } = spot
  const file = pathOf(brand, surface)
  const text = files.get(file) ?? emptyFile(surface)
  if (brand === sharedFolder) return { path: file, text: withValue(text, [...path], value) }
  if (sameJson(sharedField(spot, path), value)) return goBackAt(spot, path)
  return { path: file, text: withValue(text, ['set', ...path], value) }
}

/** A brand's field goes back to what base says. */
export function goBackAt(spot: Spot, path: Path): FileEdit {
  const file = pathOf(spot.brand, spot.surface)
  const text = spot.files.get(file)
  return { path: file, text: text === undefined ? null : withoutPath(text, ['set', ...path]) }
}

/** A file without what a path leads to, and without the objects that this leaves empty; null when nothing is left that it says. */
export function withoutPath(text: string, way: Path): string | null {
  const root: unknown = parse(text)
  if (valueAt(root, way) === undefined) return text
  const isAlone = (length: number) => Object.keys(valueAt(root, way.slice(0, length)) ?? {}).length <= 1
  let length = way.length
  while (length > 1 && isAlone(length - 1)) length -= 1
  const left = withValue(text, way.slice(0, length), undefined)
  return Object.keys(asJsonObject(parse(left))).every(key => key === '$schema') ? null : left
}
