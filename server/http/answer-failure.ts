import { STATUS_CODES } from 'node:http'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers with the plain error page, which needs no brand. */
export function answerFailure(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).headers(plainHeaders).send(plainPage(status, request.id))
}

/** Headers of the plain page. */
export const plainHeaders = { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' } as const

/**
 * The page for an unknown host, or for a failure before the brand's own error page could be made. It names the status and
 * the request id, and nothing else.
 */
export function plainPage(status: number, requestId: string): string {
  const words = escapeHtml(STATUS_CODES[status] ?? 'Error')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} ${words}</title>
</head>
<body>
<main>
<h1>${words}</h1>
<p>Error code: ${status}</p>
<p>Reference: ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`
}
