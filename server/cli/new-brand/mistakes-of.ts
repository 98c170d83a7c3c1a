import { join } from 'node:path'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { ManifestFolder } from '../../content/manifest-files.ts'
import { brandFiles, type NewBrand } from './brand-files.ts'

/** What would be wrong if a brand were there, beside the others: the check that stops a start, before a file is written. */
export function mistakesOf(brand: NewBrand, { files, imageAddress }: ManifestFolder): readonly Diagnostic[] {
  const own = [...brandFiles(brand)].filter(([path]) => path.endsWith('.json'))
  const added = own.map(([path, text]) => ({ path: join('manifests', brand.id, path), text }))
  const address = (folder: string, file: string) => (folder === brand.id ? file : imageAddress(folder, file))
  return checkManifests([...files, ...added], address).diagnostics
}
