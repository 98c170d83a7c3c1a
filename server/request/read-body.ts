import type { IncomingMessage } from 'node:http'

/** Reads the whole body as text; undefined when it is larger than so many bytes. Rejects when the connection breaks. */
export function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  return new Promise((done, fail) => {
    if (Number(request.headers['content-length'] ?? 0) > largest) return done(undefined)
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largest) chunks.push(chunk)
      else done(undefined)
    })
    request.on('end', () => {
      const [only] = chunks
      done((only && chunks.length === 1 ? only : Buffer.concat(chunks)).toString('utf8'))
    })
    request.on('error', fail)
  })
}
