import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import { type CompiledManifest, compileManifest } from '../../engine/resolve/compile-manifest.ts'
import type { Report } from '../../engine/state.ts'
import type { Manifest } from '../../schema/generated/manifests.ts'
import type { ReadFolder } from './manifest-files.ts'

/** A brand's merged manifest without mistakes. */
export interface GoodBrand {
  manifest: Manifest
  /** Tells revisions of it apart. */
  revision: string
}

/** Manifests that were checked and found good, as `npm run build` keeps them. */
export interface GoodManifests {
  /** Of every file that was checked. */
  digest: string
  brands: readonly GoodBrand[]
}

/**
 * Manifests when they are, to the byte, those that were found good before: the same checks would find the same. Undefined when
 * anything is different.
 */
export const compiledGood = (read: ReadFolder, good: GoodManifests): CompiledManifest[] | undefined =>
  manifestsDigest(read) === good.digest ? compileGood(good.brands) : undefined

/** Compiles brands without mistakes. */
export const compileGood = (brands: readonly GoodBrand[], report: Report = giveUp): CompiledManifest[] =>
  brands.map(({ manifest, revision }) => ({ ...compileManifest(manifest, report), revision }))

/** What has no mistakes can be compiled. */
export const giveUp: Report = ({ id, error }) => {
  throw new Error(`The item "${id}" cannot be compiled`, { cause: error })
}

/** Changes with all of a folder that a check can see: names and texts of the manifests, and names of the images. */
export function manifestsDigest({ files, images }: ReadFolder): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(JSON.stringify([path.split('/').slice(-2), text]))
  for (const image of images) hash.update(JSON.stringify(image.split(sep)))
  return hash.digest('base64url')
}
