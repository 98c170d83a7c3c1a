import { Transform } from 'node:stream'

/** Passes bytes on until there are more than a whole answer may have, then breaks off. */
export function capBytes(most: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength
      if (size > most) done(new RangeError('The file is over the cap'))
      else done(null, chunk)
    },
  })
}
