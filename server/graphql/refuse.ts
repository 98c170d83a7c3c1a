import type { FastifyReply } from 'fastify'

/** Answers a request that is not run at all, in the form of a GraphQL answer: screens read its status like any other. */
export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'application/graphql-response+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify({ errors: [{ message: 'Refused', extensions: { code, status, area: 'portal' } }] }))
}
