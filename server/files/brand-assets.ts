import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type compressOnce } from '../http/compress.ts'

const brandName = /^[a-z0-9][a-z0-9-]{0,60}$/
const fileName = /^[a-z0-9][a-z0-9._-]{0,80}\.(svg|png|webp|avif|jpg|ico|woff2)$/

/** Address prefix of the images of manifests: /brand-assets/<folder of the brand>/<file>. */
export const brandAssetsPrefix = '/brand-assets/'

/** Path of an image below the manifests folder; undefined for a malformed name or a missing file. */
export function brandAsset(manifestsFolder: string, brand: string, file: string): string | undefined {
  if (!brandName.test(brand) || !fileName.test(file)) return undefined
  const path = `${brand}/assets/${file}`
  return existsSync(resolve(manifestsFolder, path)) ? path : undefined
}

const versions = new Map<string, { made: string; version: string }>()

/** What is in a file, in a few letters; read again only when the file has changed. */
function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file)
  const made = `${size} ${mtimeMs}`
  const known = versions.get(file)
  if (known?.made === made) return known.version
  const version = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)
  versions.set(file, { made, version })
  return version
}

/** Adds to the address of a file of the manifests what changes with the file, so that browsers can keep it for ever. */
export const lastingAddressIn = (manifestsFolder: string) => (address: string) => {
  const [brand = '', file = ''] = address.slice(brandAssetsPrefix.length).split('/')
  const path = address.startsWith(brandAssetsPrefix) ? brandAsset(manifestsFolder, brand, file) : undefined
  return path === undefined ? address : `${address}?v=${versionOf(resolve(manifestsFolder, path))}`
}

/** Other files of manifests have no hash in their addresses: browsers keep them for an hour, then revalidate. */
const hour = 3600
const year = 31_536_000
/** An SVG opened by its address is a document: it may use its own styles and nothing else. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface Asset {
  /** Folder of all manifests, and the image's path below it. */
  folder: string
  path: string
  compressed: ReturnType<typeof compressOnce>
}

/** Sends an image of a manifest. SVG is compressed; all other formats already are. */
export async function sendBrandAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path, compressed }: Asset,
): Promise<FastifyReply> {
  reply.headers({ 'content-security-policy': imagePolicy, vary: 'accept-encoding' })
  const encoding = path.endsWith('.svg') ? chooseEncoding(request.headers['accept-encoding']) : undefined
  const file = resolve(folder, path)
  if (!encoding) {
    const lasting = (request.query as { v?: unknown }).v === versionOf(file)
    return reply.sendFile(path, folder, { maxAge: (lasting ? year : hour) * 1000, immutable: lasting })
  }
  const { mtimeMs, size } = await stat(file)
  const etag = `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`
  reply.headers({ 'cache-control': `public, max-age=${hour}`, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .type('image/svg+xml')
    .header('content-encoding', encoding)
    .send(await compressed(`${path} ${etag}`, encoding, () => readFile(file)))
}
