import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject, Path } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { copyTree, type Places } from '../overlay/places.ts'
import { remembered } from '../remembered.ts'
import { brandWideValues } from '../text/brand-wide.ts'
import { addressImages, hasImages, type ImageAddress } from './address-images.ts'
import { fillBrandWide, hasBrandWide } from './fill-brand-wide.ts'

/** A merged surface with what it has of its brand: addresses of images, and what the brand says once. */
interface OwnSurface {
  root: JsonObject
  /** Images that are not there. */
  missing: readonly { path: Path; mistake: Mistake }[]
  /** Texts as they are written that were filled in, by their JSON pointers. */
  written: ReadonlyMap<string, string>
}

/** Made once for a brand: what other files say does not touch it. Brands share a surface that names nothing of its brand. */
export const ownSurface = remembered(
  (
    root: JsonObject,
    surface: Surface,
    brand: Manifest['brand'],
    contact: Manifest['contact'],
    imageAddress: ImageAddress,
    places: Places,
  ): OwnSurface => {
    if (!hasImages(root) && !hasBrandWide(root)) return { root, missing: [], written: new Map() }
    const copy = copyTree(root, places)
    const missing: OwnSurface['missing'][number][] = []
    addressImages(surface, copy, places, imageAddress, (path, mistake) => missing.push({ path, mistake }))
    return { root: copy, missing, written: fillBrandWide(surface, copy, brandWideValues({ brand, contact })) }
  },
)
