import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compress } from '../files/compress.ts'

/** Sends a page while it is rendered, compressed for browsers that take it. */
export function sendStream(
  stream: ReadableStream<Uint8Array>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const readable = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(readable)
  return reply.header('content-encoding', encoding).send(compress(readable, encoding))
}
