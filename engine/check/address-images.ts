import type { Surface } from '../../schema/generated/manifests.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Path, Places } from '../overlay/place.ts'
import { isJsonObject } from '../resolve/json.ts'
import { followed, schemaOf } from './schema/schema-of.ts'
import { walkAnnotated } from './schema/walk-annotated.ts'
import { surfaceTitles } from './surface-titles.ts'

/** Where an image of a brand's folder is served; undefined when the folder has no such file. */
export type ImageAddress = (folder: string, file: string) => string | undefined

/** Turns the file names of images into addresses: an image lies beside the manifest file that names it, in base or in a brand. */
export function addressImages(
  surface: Surface,
  root: unknown,
  places: Places,
  imageAddress: ImageAddress,
  report: (path: Path, mistake: Mistake) => void,
): void {
  walkAnnotated(root, schemaOf(surfaceTitles.get(surface) ?? ''), (value, schema, path) => {
    const source = schema.properties?.src
    if (!isJsonObject(value) || typeof value.src !== 'string' || !source || followed(source).format !== 'image') return
    const folder = places.field(value, 'src')?.value.file.split('/').at(-2) ?? ''
    const address = imageAddress(folder, value.src)
    if (address === undefined)
      report([...path, 'src'], { found: `"${value.src}"`, expected: `the name of a file in ${folder}/assets` })
    else value.src = address
  })
}
