import type { JsonObject } from '../../../engine/json.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { IdNames } from '../../../engine/words/id-names.ts'
import { type ManifestNames, manifestNames } from '../../../schema/generate/editor/manifest-names.ts'
import { type Files, pathOf, rootOf, sharedFolder } from './surface.ts'

/** What names are made of, and the names: most keys change none of it. */
let last: { from: readonly unknown[]; names: ManifestNames } | undefined

/** The names that a brand's forms and texts choose from: routes, pages, guards, conditions, groups, pictures, and the like. */
export function namesFor(files: Files, brand: string, pictures: readonly string[], ids: IdNames): ManifestNames {
  const rootsIn = (folder: string) =>
    surfaces.map((surface): readonly [string, JsonObject] => [surface, rootOf(files, pathOf(folder, surface))])
  const [base, own] = [rootsIn(sharedFolder), brand === sharedFolder ? [] : rootsIn(brand)]
  const from = [...[...base, ...own].map(([, root]) => root), brand, pictures, ids]
  if (last?.from.length === from.length && last.from.every((each, index) => each === from[index])) return last.names
  const folder = `${brand}/assets/`
  const images = pictures.filter(path => path.startsWith(folder)).map(path => path.slice(folder.length))
  const names = manifestNames(Object.fromEntries(base), Object.fromEntries(own), images, ids)
  last = { from, names }
  return names
}
