import { resolve } from 'node:path'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { type CompiledManifest, compileManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'
import { ManifestErrors } from '../../../server/content/manifest-errors.ts'
import { manifestFiles } from '../../../server/content/manifest-files.ts'
import { isSpecified } from './specified-brands.ts'

/** A brand as it ships: its manifest merged with base, and the same compiled. */
export interface ShippedBrand {
  id: string
  manifest: Manifest
  compiled: CompiledManifest
}

const { files, imageAddress } = await manifestFiles(resolve(import.meta.dirname, '../../../manifests'))
const { diagnostics, brands: checked } = checkManifests(
  files.filter(({ path }) => isSpecified(path)),
  imageAddress,
)
if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)

export const shippedBrands: ShippedBrand[] = checked.map(({ manifest }) => ({
  id: manifest.brand.id,
  manifest,
  compiled: compileManifest(manifest, ({ id, error }) => {
    throw new Error(`The item "${id}" cannot be compiled`, { cause: error })
  }),
}))

function compiled(id: string): CompiledManifest {
  const brand = shippedBrands.find(shipped => shipped.id === id)
  if (!brand) throw new Error(`There is no brand "${id}"`)
  return brand.compiled
}

export const brands = {
  first: compiled('first'),
  senior: compiled('senior'),
  medicalDental: compiled('medical-dental'),
  regional: compiled('regional'),
}
export const everyBrand = shippedBrands.map(brand => brand.compiled)
