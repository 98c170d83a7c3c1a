import type { FastifyReply } from 'fastify'

/** Adds headers that are names and values in turns to an answer. */
export function addHeaders(reply: FastifyReply, headers: readonly string[]): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1])
  return reply
}
