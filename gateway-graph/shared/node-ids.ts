import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { GraphContext, NodeIds } from '../context/graph-context.ts'

/** Finds a node by the parts of its id, as the value that its type's resolvers work with; null when there is none. */
export type FindNode = (parts: readonly string[], context: GraphContext) => Promise<object | null>

/** Bytes of the tag that stands before what is encrypted, and to whose multiples that is filled up, so that lengths tell little. */
const block = 16

/** Ids of a brand that are kept: to make one takes longer than most fields, and pages of one member name the same few. */
const mostKept = 10_000

/**
 * Ids that say nothing of what they name: keys of the gateway are in them, encrypted with a secret of the deployment for one
 * brand. The same key gives the same id, because its tag, a keyed digest of it, is also what the encryption starts with
 * (the construction of RFC 5297), so that ids can be kept, compared, and sent to any instance.
 */
export function createNodeIds(secret: Uint8Array, domainId: number): NodeIds {
  // Key objects: a key of bytes is made one for every id, which costs six times as much as the id.
  const keyFor = (use: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `node ids ${use} ${domainId}`, 32)))
  const [tagKey, textKey] = [keyFor('tag'), keyFor('text')]
  const tagOf = (text: Uint8Array) => createHmac('sha256', tagKey).update(text).digest().subarray(0, block)
  const sealed = (name: string) => {
    const text = padded(name)
    const tag = tagOf(text)
    const cipher = createCipheriv('aes-256-ctr', textKey, tag)
    return Buffer.concat([tag, cipher.update(text)]).toString('base64url')
  }
  const kept = new Map<string, string>()
  return {
    idOf(type, ...parts) {
      const name = [type, ...parts].join('\n')
      const known = kept.get(name)
      if (known !== undefined) return known
      const id = sealed(name)
      // The one that has been kept for longest goes.
      if (kept.size >= mostKept) for (const oldest of kept.keys().take(1)) kept.delete(oldest)
      kept.set(name, id)
      return id
    },
    keyOf(id) {
      const bytes = Buffer.from(id.slice(0, longest), 'base64url')
      if (bytes.length < 2 * block || bytes.toString('base64url') !== id) return undefined
      const tag = bytes.subarray(0, block)
      const text = createDecipheriv('aes-256-ctr', textKey, tag).update(bytes.subarray(block))
      if (!timingSafeEqual(tag, tagOf(text))) return undefined
      const [type = '', ...parts] = text.toString('utf8').replace(/\0+$/, '').split('\n')
      return { type, parts }
    },
  }
}

/** The ids of each brand's nodes, by its domain id, under keys that are made once. */
export function nodeIdsOfBrands(secret: Uint8Array): (domainId: number) => NodeIds {
  const made = new Map<number, NodeIds>()
  return domainId => {
    const ids = made.get(domainId) ?? createNodeIds(secret, domainId)
    made.set(domainId, ids)
    return ids
  }
}

/** Characters; longer texts are no ids. */
const longest = 1_000

function padded(text: string): Buffer {
  const length = Math.ceil(Buffer.byteLength(text) / block) * block
  const buffer = Buffer.alloc(length)
  buffer.write(text)
  return buffer
}
