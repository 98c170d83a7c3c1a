import { createHmac } from 'node:crypto'

/** A keyed hash of a text: under it something can be stored and found again, while the text cannot be read from it. */
export type Digest = (text: string) => string

export function createDigest(key: Uint8Array): Digest {
  return text => createHmac('sha256', key).update(text).digest('base64url')
}
