import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Seals values into texts that nobody can read, make or change without the secret. */
export interface Seal<Value> {
  seal(value: Value): string
  /** The value of a text; undefined for anything that was not sealed for this use. */
  open(text: string | undefined): Value | undefined
}

/** A seal for one use: what was sealed for another does not open. */
export function sealFor<Value>(secret: Uint8Array, use: string): Seal<Value> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `studio ${use}`, 32))
  return {
    seal(value) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(text = '') {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length <= ivBytes + tagBytes) return undefined
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
        return JSON.parse(opened.toString()) as Value
      } catch {
        return undefined
      }
    },
  }
}
