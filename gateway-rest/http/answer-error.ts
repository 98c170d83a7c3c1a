import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../schema/generated/gateway-types.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Logger } from './logger.ts'

// Errors of the HTTP layer itself, by status. Its own messages may quote the request, so they are not passed on.
const REFUSALS: Readonly<Record<number, { readonly code: ErrorCode; readonly message: string }>> = {
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The body is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'This kind of body is not taken.' },
}

/** Turns any error into an `ErrorBody`; an unexpected one is logged, and answered as INTERNAL without its text. */
export function answerError(logger: Logger) {
  return (error: FastifyError | GatewayError, request: FastifyRequest, reply: FastifyReply) => {
    inEnglish(reply)
    const refusal = error instanceof GatewayError ? error : httpRefusal(error)
    if (refusal !== undefined) {
      if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
      return reply.code(refusal.status).send(refusal.body)
    }
    logger({
      level: 'error',
      message: 'call failed',
      requestId: request.id,
      route: request.routeOptions.url,
      error: error.name,
      stack: error.stack?.split('\n').slice(0, 6).join(' | '),
    })
    return reply.code(500).send({ code: 'INTERNAL', message: 'The service failed. Please try again later.' })
  }
}

function httpRefusal(error: FastifyError): GatewayError | undefined {
  const status = error.statusCode
  if (status === undefined || status < 400 || status >= 500) return undefined
  const { code, message } = REFUSALS[status] ?? { code: 'BAD_REQUEST', message: 'The request cannot be read.' }
  return new GatewayError(code, message)
}

/** 404 for a path that the contract does not have. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return inEnglish(reply).code(404).send({ code: 'NOT_FOUND', message: 'There is no such call.' })
}

/** Messages of errors are in English, whatever was asked for (LOCALE-06). */
const inEnglish = (reply: FastifyReply) => reply.header('content-language', 'en')
