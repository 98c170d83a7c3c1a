import type { Surface } from '../../schema/generated/manifests.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { originsOf } from '../overlay/origins.ts'
import { type Path, type Place, Places } from '../overlay/place.ts'
import type { ImageAddress } from './address-images.ts'
import { checkBase } from './check-base.ts'
import { type CheckedBrand, checkBrand } from './check-brand.ts'
import type { Diagnostic } from './diagnostic.ts'
import { distinctBrands } from './distinct-brands.ts'
import { type Finding, gatherDiagnostics } from './gather-diagnostics.ts'
import type { ManifestFile } from './manifest-file.ts'
import { parseFolders } from './parse-folders.ts'
import type { ParsedFolder } from './parsed-folder.ts'

/** Folder with what brands share. */
const shared = 'base'

export interface CheckedManifests {
  /** Every mistake, in the order of the files; the manifests are good when there is none. */
  diagnostics: Diagnostic[]
  /** The brands without mistakes. */
  brands: CheckedBrand[]
  /** The files of base, as far as they can be read. */
  base: ParsedFolder['files']
  /** Where each value of a brand's merged surface was written: JSON pointer to place. */
  originsOf: (brand: CheckedBrand, surface: Surface) => Map<string, Place>
  /** The folders as they were read, before anything was merged. */
  folders: readonly ParsedFolder[]
  /** Where a value of such a folder's file, or of a merged surface, was written. */
  placeAt: (root: unknown, path: Path) => Place | undefined
}

/** Reads, merges and checks the manifests of all brands (SCOPE-08): the folder "base", and one folder a brand. */
export function checkManifests(
  files: readonly ManifestFile[],
  /** Where an image of a folder is served; undefined when the folder has no such file. */
  imageAddress: ImageAddress,
): CheckedManifests {
  const places = new Places()
  const origins = new WeakMap<object, Map<string, Place>>()
  const findings: Finding[] = []
  const folders = parseFolders(files, places, (place, mistake) => findings.push({ ...place, ...mistake }))
  const base = folders.find(folder => folder.name === shared)
  const own = folders.filter(folder => folder.name !== shared)
  if (own.length === 0)
    findings.push({
      file: shared,
      line: 1,
      column: 1,
      found: 'no brand',
      expected: `a folder beside "${shared}" for each`,
      hint: 'a folder with a brand.json, as README.md describes it',
    })

  if (base) findings.push(...checkBase(base, places))
  const brands = own.flatMap(folder => {
    const report = (place: Place, mistake: Mistake) => findings.push({ ...place, ...mistake, brand: folder.name })
    return checkBrand(base, folder, places, imageAddress, report) ?? []
  })
  distinctBrands(brands, ({ folder, manifest }, path, mistake) => {
    const place = places.at(manifest.brand, path) ?? { file: folder, line: 1, column: 1 }
    findings.push({ ...place, ...mistake, brand: folder })
  })
  return {
    diagnostics: gatherDiagnostics(
      findings,
      own.map(folder => folder.name),
      file => files.find(({ path }) => path === file)?.text,
    ),
    brands,
    base: base?.files ?? new Map(),
    folders,
    placeAt: (root, path) => places.at(root, path),
    originsOf: ({ manifest }, surface) => {
      const root = manifest[surface]
      const known = origins.get(root) ?? originsOf(root, places)
      origins.set(root, known)
      return known
    },
  }
}
