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

it('compresses without loss, whatever the length', () => {
  // Longer than the window.
  const text = Array.from({ length: 30_000 }, (_, index) => `member portal ${index}`).join(' ')
  expect(brotliDecompressSync(compress(text, 'br')).toString()).toBe(text)
  expect(gunzipSync(compress(text, 'gzip')).toString()).toBe(text)
})
