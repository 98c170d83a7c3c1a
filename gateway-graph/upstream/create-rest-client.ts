import type { Dispatcher } from 'undici'
import type { Log, Session } from '../context/graph-context.ts'
import type { QueryValues, RestClient, Validator } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { type MediaType, parseJson, readAnswer } from './answer-text.ts'
import { type BrandGateway, isAddress, manifestAddress, originOf } from './call-address.ts'
import { CallGroup } from './call-group.ts'
import { type CallOptions, callPreparer } from './call-preparer.ts'
import type { CallTrace, CallWatch } from './call-watch.ts'
import { type Call, exchange, type UpstreamDeps } from './exchange.ts'
import { guardsOfPool } from './guards-of-pool.ts'
import { isOfJourney } from './journey-calls.ts'
import { keyOfGet } from './lookup-key.ts'
import { markEnglishFor } from './mark-english.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { Received } from './receive.ts'

export interface RestClientOptions {
  gateway: BrandGateway
  pool: Dispatcher
  /** Cross-request cache of public responses. */
  publicAnswers: PublicAnswers
  session: Pick<Session, 'token' | 'kind'>
  requestId: string
  /** Network address of the client. */
  client?: string | undefined
  /** The language of the page, for what the gateway words. */
  language?: string | undefined
  /** By which the gateway knows a change that is sent again. */
  changeKey?: string | undefined
  /** Told of each call with a token that the gateway has answered well. */
  taken?: (token: string) => void
  /** The calls of the request, which end together. */
  group: CallGroup
  /** Is told of every call. */
  watch?: CallWatch | undefined
  /** The trace that the calls belong to. */
  trace?: CallTrace | undefined
  log: Log
}

/** A GET of the request with the promise of its checked answer. */
interface SentGet {
  call: Call
  validate: Validator<unknown>
  checked: Promise<unknown>
}

/** The client of one request (see RestClient). Answers are kept as long as it lives and never shared between members. */
export function createRestClient(options: RestClientOptions): RestClient {
  const {
    gateway,
    pool,
    publicAnswers,
    session,
    requestId,
    client,
    language,
    changeKey,
    taken,
    group,
    watch,
    trace,
    log,
  } = options
  const own = { origin: originOf(gateway.gatewayUrl), guards: guardsOfPool(pool) }
  const markEnglish = markEnglishFor(language)
  const deps: UpstreamDeps = { pool, ...own, group, watch, trace, markEnglish }
  const ready = callPreparer({ gateway, requestId, client, language, traceparent: trace?.traceparent })
  const asked = new Map<string, SentGet>()
  /** The token of the answers kept: another token may see other things. */
  let askedBy = session.token

  /** A call with a token, if the session may make it: before the end of its journey only the calls of the journey (SEC-08). */
  function prepare(asked: CallOptions): Call {
    const call = ready(asked)
    // An address of a manifest gets no token.
    if (session.kind !== 'temporary' || isAddress(asked.path) || isOfJourney(asked.method, asked.path)) return call
    const failure = new UpstreamError(
      { code: 'FORBIDDEN', status: 403, area: call.area, call: call.name() },
      { code: 'JOURNEY_UNFINISHED', message: 'The sign-in is not finished.' },
    )
    report(failure)
    throw failure
  }

  function check<Answer>(value: unknown, validate: Validator<Answer>, { area, name }: Call): Answer {
    if (validate(value)) return value
    const { instancePath, keyword } = validate.errors?.[0] ?? {}
    log.error({ requestId, area, call: name(), instancePath, keyword }, 'answer breaks the contract')
    throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area, call: name() })
  }

  function worded<Answer>(answer: Answer, validate: Validator<Answer>, headers: Received['headers']): Answer {
    markEnglish?.(answer, validate, headers)
    return answer
  }

  function report({ failure }: UpstreamError): void {
    log.warn({ requestId, ...failure }, 'upstream call failed')
  }

  /** Sends a call, reads its answer and checks it against the contract. */
  function answerTo<Answer>(call: Call, validate: Validator<Answer>, bearer: string | undefined): Promise<Answer> {
    const read = (text: string, headers: Received['headers']) => {
      if (bearer !== undefined) taken?.(bearer)
      return worded(check(readAnswer(text, call.answers), validate, call), validate, headers)
    }
    return exchange(call, deps, { read, report })
  }

  /** Sends a call that changes something: answers from before it, or from beside it, may be out of date and are dropped. */
  async function change<Answer>(call: Call, validate: Validator<Answer>, bearer: string | undefined): Promise<Answer> {
    asked.clear()
    try {
      return await answerTo(call, validate, bearer)
    } finally {
      asked.clear()
    }
  }

  /** The answer to a GET, sent and checked once for all equal ones of the request: facts ask for the same account many times. */
  function once<Answer>(
    path: string,
    query: QueryValues,
    answers: MediaType,
    validate: Validator<Answer>,
  ): Promise<Answer> {
    const { token } = session
    if (askedBy !== token) {
      asked.clear()
      askedBy = token
    }
    try {
      const key = keyOfGet(answers, path, query)
      const known = asked.get(key)
      if (known) {
        if (known.validate === validate) return known.checked as Promise<Answer>
        return known.checked.then(value => check(value, validate, known.call))
      }
      const call = prepare({ method: 'GET', path, query, answers, bearer: token })
      const checked = answerTo(call, validate, token)
      asked.set(key, { call, validate, checked })
      return checked
    } catch (error) {
      return Promise.reject(error)
    }
  }

  return {
    get: (path, query, validate) => once(path, query, 'application/json', validate),
    text: (path, query, validate) => once(path, query, 'text/plain', validate),
    async getPublic(address, validate) {
      const call = prepare({ method: 'GET', path: address, bearer: undefined })
      const read = (text: string, headers: Received['headers']) =>
        worded(check(parseJson(text), validate, call), validate, headers)
      const ask = (deadlineMs: number) => exchange(call, { ...deps, group: new CallGroup(deadlineMs) }, { read })
      const late = () => new UpstreamError({ code: 'TIMEOUT', status: 408, area: call.area, call: call.name() })
      const limits = { late, remaining: group.remaining }
      const value = await publicAnswers
        .get(`${language ?? ''} ${call.origin}${call.path}`, ask, limits)
        .catch((error: unknown) => {
          if (error instanceof UpstreamError) report(error)
          throw error
        })
      return check(value, validate, call)
    },
    async ask(path, query, body, validate) {
      const { token } = session
      return answerTo(prepare({ method: 'POST', path, query, body, bearer: token }), validate, token)
    },
    async send(method, path, body, validate, { token = session.token, answers, circuit } = {}) {
      const form = answers === 'text/plain' ? { answers } : { jsonAlone: answers !== undefined }
      const call = prepare({ method, path, body, bearer: token, key: changeKey, circuit, ...form })
      return change(call, validate, token)
    },
    async order(path, query, validate) {
      const { token } = session
      return change(
        prepare({ method: 'GET', path, query, answers: 'text/plain', changes: true, bearer: token, key: changeKey }),
        validate,
        token,
      )
    },
    address: address => manifestAddress(address, gateway),
  }
}
