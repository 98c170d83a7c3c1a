import { cannedAnswers, type Lengths } from './canned-answers.ts'

/** Whole HTTP answers, ready to be written, by path below the base path. */
export function httpReplies(lengths: Lengths): ReadonlyMap<string, Buffer> {
  return new Map([...cannedAnswers(lengths)].map(([path, body]) => [path, reply(200, body)]))
}

/** The answer to an address that nobody knows. */
export const notFound = reply(404, { code: 'NOT_FOUND', message: 'No such address' })

function reply(status: number, body: unknown): Buffer {
  const isText = typeof body === 'string'
  const bytes = Buffer.from(isText ? body : JSON.stringify(body))
  const head = [
    `HTTP/1.1 ${status} ${status === 200 ? 'OK' : 'Not Found'}`,
    `content-type: ${isText ? 'text/plain' : 'application/json'}; charset=utf-8`,
    `content-length: ${bytes.length}`,
    'connection: keep-alive',
  ].join('\r\n')
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes])
}
