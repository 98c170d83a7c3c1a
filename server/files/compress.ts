import type { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** The encodings that answers are compressed with. */
export type Encoding = 'br' | 'gzip'

/** The encoding to answer with, given an Accept-Encoding header; undefined when neither is taken. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const accepted = new Set<string>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';')
    if (!/q=0(\.0*)?\s*$/.test(weight)) accepted.add(name.trim())
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

/** Compresses a page while it streams: each chunk that React finishes is flushed, so that nothing waits for the end. */
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
