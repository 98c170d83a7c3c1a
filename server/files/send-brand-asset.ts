import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './compress.ts'
import type { compressOnce } from './compress-once.ts'

/** Images of manifests have no hash in their names: an hour, then the browser asks whether they changed. */
const hour = 3600
/** An SVG that is opened by itself is a document: it may style itself and do nothing else. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface Asset {
  /** Folder of all manifests, and the image's path below it. */
  folder: string
  path: string
  compressed: ReturnType<typeof compressOnce>
}

/** Sends an image of a manifest. Drawings are text and go compressed; all other kinds are compressed by themselves. */
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
