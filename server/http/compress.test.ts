import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compress } from './compress.ts'

it('prefers brotli, then gzip, and takes only what the browser takes', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('GZIP;q=0.5')).toBe('gzip')
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip')
  expect(chooseEncoding('identity')).toBeUndefined()
  expect(chooseEncoding(undefined)).toBeUndefined()
})

it('compresses without loss', async () => {
  const text = 'member portal '.repeat(500)
  expect(brotliDecompressSync(await buffer(compress(Readable.from([text]), 'br'))).toString()).toBe(text)
  expect(gunzipSync(await buffer(compress(Readable.from([text]), 'gzip'))).toString()).toBe(text)
})

it('sends the first chunk before the last one is there', async () => {
  const stream = new Readable({ read: () => undefined })
  const packed = compress(stream, 'br')
  stream.push('<!doctype html>')
  const [first] = await Promise.all([new Promise<Buffer>(done => packed.once('data', done))])
  expect(first.length).toBeGreaterThan(0)
  stream.push(null)
  packed.resume()
})
