import { resolve } from 'node:path'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { readManifests } from '../../../server/content/read-manifests.ts'

/** Every brand as it ships. */
export const brands = await readManifests(resolve(import.meta.dirname, '../../../manifests'))

/** A shipped brand by its folder. */
export function shipped(id: string): CompiledManifest {
  const brand = brands.find(candidate => candidate.brand.id === id)
  if (!brand) throw new Error(`No brand ships as "${id}"`)
  return brand
}
