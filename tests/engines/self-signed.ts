import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate and its key, as PEM. */
export interface SelfSigned {
  cert: string
  key: string
}

const day = 24 * 60 * 60 * 1000

/** A certificate that vouches for itself, of names below localhost, good for two days: made here, so that no program has to be there. */
export function selfSigned(): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))))
  const names = sequence(...['localhost', '*.localhost'].map(host => der(0x82, Buffer.from(host))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(-day), time(day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]))
  const lines =
    sequence(body, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** A value of ASN.1 as DER writes it: its kind, its length, its content. */
function der(kind: number, content: Buffer): Buffer {
  const { length } = content
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(kind, ...(length < 128 ? [length] : long)), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const time = (fromNow: number) => {
  const digits = new Date(Date.now() + fromNow).toISOString().replace(/\D/g, '')
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`))
}

// Object identifiers, as hexadecimal DER.
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')
