import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from './compress.ts'

/** More than all images of all brands; beyond it the oldest give way. */
const most = 1000

const compressors = {
  br: (content: Uint8Array) => promisify(brotliCompress)(content),
  gzip: (content: Uint8Array) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Compresses small files as tightly as possible, once each. `key` stands for the content: another content needs another
 * key.
 */
export function compressOnce(): (key: string, encoding: Encoding, read: () => Promise<Uint8Array>) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (key, encoding, read) => {
    const name = `${encoding} ${key}`
    const found = kept.get(name)
    if (found) return found
    const made = read().then(compressors[encoding])
    kept.set(name, made)
    made.catch(() => kept.delete(name))
    if (kept.size > most) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest)
    return made
  }
}
