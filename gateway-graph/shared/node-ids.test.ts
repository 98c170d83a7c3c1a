import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNodeIds } from './node-ids.ts'

const secret = new Uint8Array(32).fill(7)
const ids = createNodeIds(secret, 1)
const part = fc.stringMatching(/^[A-Za-z0-9/ _.-]{0,40}$/)

describe('ids of nodes', () => {
  it('[GRAPH-02] name a node again, always by the same text, in every instance', () => {
    fc.assert(
      fc.property(fc.constantFrom('Claim', 'Member'), fc.array(part, { minLength: 1, maxLength: 4 }), (type, parts) => {
        const id = ids.idOf(type, ...parts)
        expect(createNodeIds(secret, 1).idOf(type, ...parts)).toBe(id)
        expect(ids.keyOf(id)).toEqual({ type, parts })
      }),
    )
  })

  it('[GRAPH-02] tell nothing of what they name, nor how long it is', () => {
    const id = ids.idOf('Claim', 'medical', 'C20001000001', 0)
    expect(Buffer.from(id, 'base64url').toString('latin1')).not.toMatch(/Claim|medical|C2000/)
    expect(ids.idOf('Claim', 'medical', 'C2', 0)).toHaveLength(id.length)
    expect(ids.idOf('Claim', 'medical', 'C20001000002', 0).slice(0, 8)).not.toBe(id.slice(0, 8))
  })

  it('[GRAPH-02] are of one deployment and one brand', () => {
    const id = ids.idOf('Member', 'M1')
    expect(createNodeIds(secret, 2).keyOf(id)).toBeUndefined()
    expect(createNodeIds(new Uint8Array(32).fill(8), 1).keyOf(id)).toBeUndefined()
  })

  it('[GRAPH-02] cannot be made up or changed', () => {
    const id = ids.idOf('Member', 'M1')
    const bytes = Buffer.from(id, 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ flip
        expect(ids.keyOf(changed.toString('base64url'))).toBeUndefined()
      }),
    )
    for (const other of ['', 'M1', id.slice(4), `${id}AAAA`, ` ${id}`, `${id}=`, 'ä'.repeat(2_000), '__proto__'])
      expect(ids.keyOf(other)).toBeUndefined()
  })
})
