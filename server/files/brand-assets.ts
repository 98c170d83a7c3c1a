import { existsSync } from 'node:fs'
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

/** Images of manifests have no hash in their names: browsers keep them for an hour, then revalidate. */
const hour = 3600
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
  if (!encoding) return reply.sendFile(path, { maxAge: hour * 1000 })
  const file = resolve(folder, path)
  const { mtimeMs, size } = await stat(file)
  const etag = `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`
  reply.headers({ 'cache-control': `public, max-age=${hour}`, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply
    .type('image/svg+xml')
    .header('content-encoding', encoding)
    .send(await compressed(`${path} ${etag}`, encoding, () => readFile(file)))
}
