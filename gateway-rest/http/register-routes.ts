import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuditEvent } from '../../schema/audit/chain.ts'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import type { Validator } from '../../schema/generated/gateway-validators.js'
import { gatewayWords } from '../../schema/generated/gateway-words.ts'
import { CallAudit } from '../audit/call-audit.ts'
import { GatewayError } from '../gateway-error.ts'
import { noGoodToken, unfinishedJourney } from '../security/sessions.ts'
import { isActing, type Viewer } from '../security/viewer.ts'
import { languageOfWords, sayFor } from '../words/say.ts'
import { acceptedType } from './accepted-type.ts'
import type { Handlers, Services } from './call.ts'
import { checkBody, checkParams } from './check-request.ts'
import { createOnce, type Once } from './once.ts'

interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly base: string
  readonly path: string
  readonly secured: boolean
  /** A temporary token will do. */
  readonly journey: boolean
  /** Staff who act as a member may call it. */
  readonly acting: boolean
  /** As what it is recorded. */
  readonly audit: AuditEvent
  readonly params: { readonly kinds: Readonly<Record<string, string>>; readonly validate: Validator<unknown> } | null
  readonly body: { readonly mediaType: string; readonly validate: Validator<unknown> } | null
  readonly answers: { readonly 200: AnswerForm & { readonly others?: readonly AnswerForm[] } }
}

/** One media type in which a call can answer. */
interface AnswerForm {
  readonly mediaType: string
  readonly validate: Validator<unknown>
}

// Handlers are typed call by call; this code treats all calls alike and cannot know their types.
type AnyHandler = (call: object) => unknown

/** Serves every call of the contract: checks the token, then parameters and body, runs the handler and checks its answer. */
export function registerRoutes(server: FastifyInstance, services: Services, handlers: Handlers): void {
  const byId: Readonly<Record<string, unknown>> = handlers
  const once = createOnce(services.clock)
  for (const [id, operation] of Object.entries<Operation>(gatewayOperations)) {
    const handler = byId[id] as AnyHandler
    server.route({
      method: operation.method,
      url: operation.base + operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const call = { id, audit: operation.audit, asks: operation.params !== null }
        const audit = new CallAudit(
          { ...call, client: request.ip, request: request.id },
          services.audit,
          services.clock,
        )
        try {
          const { answer, form, say } = await handle(operation, handler, { ...services, once }, request, audit)
          await audit.done(form.mediaType)
          if (gatewayWords.has(form.validate)) reply.header('content-language', languageOfWords(id, say))
          return send(answer, form.mediaType, reply)
        } catch (error) {
          audit.failed(error)
          throw error
        }
      },
    })
  }
}

async function handle(
  operation: Operation,
  handler: AnyHandler,
  { once, ...services }: Services & { once: Once },
  request: FastifyRequest,
  note: CallAudit,
) {
  const viewer = operation.secured ? authenticate(request.headers.authorization, services, operation, note) : null
  const raw = { ...(request.query as object), ...(request.params as object) }
  const params = operation.params === null ? undefined : checkParams(operation.params, raw)
  const body = operation.body === null ? undefined : readBody(operation.body, request)
  const say = sayFor(request.headers['accept-language'])
  const accepted = acceptedType(request.headers.accept, typesOf(operation))
  const answer = await once(
    request.headers['idempotency-key'],
    [viewer?.memberKey, viewer?.sid, operation.method, operation.path, params, body],
    () => handler({ ...services, say, client: request.ip, accepted, viewer, params, body, note }),
  )
  return { answer, form: formOf(answer, operation), say }
}

function send(answer: unknown, mediaType: string, reply: FastifyReply): FastifyReply {
  return reply.type(mediaType).send(mediaType === 'application/json' ? JSON.stringify(answer) : answer)
}

function typesOf({ answers: { 200: main } }: Operation): readonly [string, ...string[]] {
  return [main.mediaType, ...(main.others ?? []).map(({ mediaType }) => mediaType)]
}

/** The declared form that matches an answer. */
function formOf(answer: unknown, { answers }: Operation): AnswerForm {
  const main = answers[200]
  const form = [main, ...(main.others ?? [])].find(({ validate }) => validate(answer))
  if (form) return form
  throw new Error(`The answer breaks the contract at ${main.validate.errors?.[0]?.instancePath}`)
}

function readBody(contract: NonNullable<Operation['body']>, request: FastifyRequest): unknown {
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== contract.mediaType) {
    throw new GatewayError(
      mediaType === undefined ? 'BAD_REQUEST' : 'UNSUPPORTED_MEDIA_TYPE',
      `The body must be ${contract.mediaType}.`,
    )
  }
  return checkBody(contract.validate, request.body)
}

const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i

/**
 * The viewer of the bearer token.
 * @throws GatewayError 401 for a missing, expired or forged token and for one whose session ended, always with the same message;
 * 403 JOURNEY_UNFINISHED for a temporary one where it will not do (SEC-08), NOT_WHILE_ACTING for that of staff who act as the member
 * where only the member may (SEC-15).
 */
function authenticate(
  header: string | undefined,
  { sessions, tokens }: Pick<Services, 'sessions' | 'tokens'>,
  { journey, acting }: Pick<Operation, 'journey' | 'acting'>,
  note: CallAudit,
): Viewer {
  const token = BEARER.exec(header ?? '')?.[1]
  const viewer = token === undefined ? undefined : sessions.viewerOf(token)
  if (viewer === undefined) {
    // A token that we signed says whose it was, also when its session has ended.
    const { memberKey, act } = (token !== undefined && tokens.verify(token)) || {}
    if (memberKey !== undefined) note.by({ memberKey, personKey: act?.sub ?? memberKey })
    throw noGoodToken()
  }
  note.by(viewer)
  if (viewer.typ === 'temporary' && !journey) throw unfinishedJourney()
  if (!acting && isActing(viewer)) throw notWhileActing()
  return viewer
}

/** The refusal of what is the member's own to change (SEC-15). */
function notWhileActing(): GatewayError {
  return new GatewayError('NOT_WHILE_ACTING', 'Only the member can change this.')
}
