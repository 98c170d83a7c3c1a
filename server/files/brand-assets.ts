import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const brandName = /^[a-z0-9][a-z0-9-]{0,60}$/
const fileName = /^[a-z0-9][a-z0-9._-]{0,80}\.(svg|png|webp|avif|jpg|ico|woff2)$/

/** Address below which the images of manifests stand: /brand-assets/<folder of the brand>/<file>. */
export const brandAssetsPrefix = '/brand-assets/'

/** Path of an image below the manifests folder; undefined for a name that cannot be one or is not there. */
export function brandAsset(manifestsFolder: string, brand: string, file: string): string | undefined {
  if (!brandName.test(brand) || !fileName.test(file)) return undefined
  const path = `${brand}/assets/${file}`
  return existsSync(resolve(manifestsFolder, path)) ? path : undefined
}
