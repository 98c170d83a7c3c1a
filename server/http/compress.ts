import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

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

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // 256 KB hold nearly any page; the usual 4 MB take longer to set up.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

const quick = {
  br: (page: string) => brotliCompressSync(page, { params }),
  gzip: (page: string) => gzipSync(page, { level: 4 }),
}

/**
 * Compresses a page in one go, quickly: quality 3 of brotli takes a seventh longer than 2 for 1 % fewer bytes, 4 twice as long
 * for 5 %, and a flush for each piece of a page several times as long. It is not given to another thread: the stream and the two
 * ways there and back cost half as much as compressing, and an instance has one core (docs/operations.md).
 */
export const compress = (page: string, encoding: Encoding): Buffer => quick[encoding](page)

/** Compressed files that are kept: more than all images of all brands. The oldest are dropped first. */
const maxKept = 1000

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const tight = {
  br: (content: Uint8Array) => pack.br(content),
  gzip: (content: Uint8Array) => pack.gzip(content, { level: 9 }),
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
    const made = read().then(tight[encoding])
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    if (kept.size > maxKept) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest)
    return made
  }
}
