/** Largest answer that is read, in bytes. */
const answerCap = 4 * 1024 * 1024

/** The text of an answer; undefined, and no more is read, when it is over the cap: the connection is given up. */
export async function readBody(
  body: AsyncIterable<Uint8Array> & { destroy(): unknown },
  cap = answerCap,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > cap) {
      body.destroy()
      return undefined
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}
