import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** A sign-in that a device was used for. */
interface Entry {
  /** Digest of the name, so that nobody can read from the cookie whose device it is. */
  readonly tag: string
  /** By which the gateway knows the device; empty when it knows none. */
  readonly secret: string
}

/** What a device keeps of the right log-ins from it (SEC-14). */
export interface KnownDevices {
  /** The gateway's secret for a sign-in from which this device logged in; undefined for a device that is a stranger to it. */
  secretFor(cookie: string | undefined, name: string): string | undefined
  /** The cookie after a right log-in. */
  remember(cookie: string | undefined, name: string, secret: string): string
}

/** Families share a device: it is known for so many sign-ins, those used last. */
const kept = 5
const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Reads and makes the cookie that marks a device. It is sealed with a key that all instances share: nobody can read it, nobody else can
 * make one, and what was changed counts as none.
 */
export function createKnownDevices(key: Uint8Array): KnownDevices {
  const tagOf = (name: string) => createHmac('sha256', key).update(name).digest('base64url').slice(0, 16)

  function seal(entries: readonly Entry[]): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, key, iv)
    const sealed = Buffer.concat([cipher.update(JSON.stringify(entries)), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  function open(cookie: string | undefined): readonly Entry[] {
    const bytes = Buffer.from(cookie ?? '', 'base64url')
    if (bytes.length <= ivBytes + tagBytes) return []
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
      return JSON.parse(text.toString()) as Entry[]
    } catch {
      return []
    }
  }

  return {
    secretFor(cookie, name) {
      const tag = tagOf(name)
      return open(cookie).find(entry => entry.tag === tag)?.secret
    },
    remember(cookie, name, secret) {
      const tag = tagOf(name)
      return seal([{ tag, secret }, ...open(cookie).filter(entry => entry.tag !== tag)].slice(0, kept))
    },
  }
}
