import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

/** Content encodings that the portal writes. */
export type Encoding = 'br' | 'gzip'

/** The encoding to answer with, given an Accept-Encoding header; undefined when the browser accepts neither. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const accepted = new Set<string>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';')
    if (!/q=0(\.0*)?\s*$/.test(weight)) accepted.add(name.trim())
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

/** Compresses a page while it streams: each chunk that React finishes is flushed at once. */
export function compress(stream: Readable, encoding: Encoding): Readable {
  return stream.pipe(compressors[encoding]()).on('close', () => stream.destroy())
}

const compressors = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
}

/** Compressed files that are kept: more than all images of all brands. The oldest are dropped first. */
const maxKept = 1000

const compressOnceCompressors = {
  br: (content: Uint8Array) => promisify(brotliCompress)(content),
  gzip: (content: Uint8Array) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Compresses small files as tightly as possible, and each only once. `key` identifies the content: changed content needs a
 * new key.
 */
export function compressOnce(): (key: string, encoding: Encoding, read: () => Promise<Uint8Array>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (key, encoding, read) => {
    const name = `${encoding} ${key}`
    const found = kept.get(name)
    if (found) return found
    const made = read().then(compressOnceCompressors[encoding])
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    if (kept.size > maxKept) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest)
    return made
  }
}
