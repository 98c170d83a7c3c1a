import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from './plain-page.ts'

/** Answers with the page for which no brand is needed. */
export function answerFailure(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    .type('text/html; charset=utf-8')
    .send(plainPage(status, request.id))
}
