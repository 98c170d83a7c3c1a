import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { capBytes } from './fetch-gateway-file.ts'

const chunks = () => Readable.from([Buffer.from('abc'), Buffer.from('def')])

it('passes a body within the limit', async () => {
  expect(await text(chunks().pipe(capBytes(6)))).toBe('abcdef')
})

it('aborts at the first byte over the limit', async () => {
  await expect(pipeline(chunks(), capBytes(5), text)).rejects.toThrow(RangeError)
})
