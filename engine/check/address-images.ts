import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { hintAt } from '../overlay/nearest.ts'
import type { Places } from '../overlay/places.ts'
import { followed, schemaOf, walkAnnotated } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'

/** The address at which an image of a folder is served; undefined when the folder has no such file. */
export type ImageAddress = (folder: string, file: string) => string | undefined

/** The files that images of a surface name: candidates for a near miss. */
function sourcesIn(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found
  if ('src' in value && typeof value.src === 'string') found.push(value.src)
  for (const inside of Object.values(value)) sourcesIn(inside, found)
  return found
}

/** Surfaces that name no image: most, and merged again and again. */
const imageless = new WeakSet<object>()

/** Whether a surface names any image. */
export function hasImages(root: object): boolean {
  if (imageless.has(root)) return false
  const has = sourcesIn(root).length > 0
  if (!has) imageless.add(root)
  return has
}

/** Replaces the file names of images by addresses. An image is in the folder of the manifest file that names it: base or a brand. */
export function addressImages(
  surface: Surface,
  root: object,
  places: Places,
  imageAddress: ImageAddress,
  report: (path: Path, mistake: Mistake) => void,
): void {
  if (!hasImages(root)) return
  const named = sourcesIn(root)
  walkAnnotated(root, schemaOf(surfaceTitles.get(surface) ?? ''), (value, schema, path) => {
    const source = schema.properties?.src
    if (!isJsonObject(value) || typeof value.src !== 'string' || !source || followed(source).format !== 'image') return
    const folder = places.field(value, 'src')?.value.file.split('/').at(-2) ?? ''
    const address = imageAddress(folder, value.src)
    if (address === undefined)
      report([...path, 'src'], {
        found: `"${value.src}", which is not in ${folder}/assets`,
        expected: `the name of a file in ${folder}/assets`,
        hint: `a file of that name in ${folder}/assets`,
        ...hintAt(
          value.src,
          named.filter(file => imageAddress(folder, file) !== undefined),
        ),
      })
    else value.src = address
  })
}
