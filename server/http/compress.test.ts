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
  expect(brotliDecompressSync(await compress(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(await compress(text, 'gzip')).toString()).toBe(text)
})
