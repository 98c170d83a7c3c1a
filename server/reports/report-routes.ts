import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFailure } from '../http/answer-failure.ts'
import { clientOf } from '../http/client-of.ts'
import { parseJson } from '../http/parse-json.ts'
import { isSameOrigin } from '../security/is-same-origin.ts'
import { reportsAddress } from '../security/page-headers.ts'
import type { Counters } from '../state/state.ts'
import { type PatternOf, type ReportType, readReports, reportTypes, type Told } from './read-report.ts'

/** Bytes. A report of a browser has a few hundred. */
const largestReport = 16 * 1024
const minute = 60_000
/** A page that is broken reports at every view: enough to learn of it, and too little to fill a log. */
const ofOneClient = { times: 30, windowMs: minute }
const ofAll = { times: 600, windowMs: minute }

interface ReportsOptions {
  counters: Counters
  /** Whose pages a request is about, for the log, and the routes that they have; undefined where there are none. */
  of(request: FastifyRequest): { readonly facts: { readonly [fact: string]: string }; patternOf: PatternOf } | undefined
}

/**
 * POST /reports: violations of the Content-Security-Policy, and errors of our own script in people's browsers. They are
 * counted by kind since the start, and logged as a warning each (SEC-26).
 */
export function reportRoutes(app: FastifyInstance, { counters, of }: ReportsOptions): void {
  const counts: { [Kind in Told['kind']]: number } = { policy: 0, error: 0, other: 0 }
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser([...reportTypes], { parseAs: 'string' }, (_request, body, done) => done(null, body))
    own.post(reportsAddress, { bodyLimit: largestReport, onRequest: refuse }, async (request, reply) => {
      const pages = of(request)
      const type = typeOf(request)
      if (!pages || !type) return reply.callNotFound()
      for (const { kind, ...fields } of readReports(type, parseJson(String(request.body)), pages.patternOf)) {
        counts[kind] += 1
        request.log.warn({ ...pages.facts, kind, count: counts[kind], ...fields }, 'a browser reports')
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isFromElsewhere(request)) await answerFailure(request, reply, 403)
    else if (!typeOf(request)) await answerFailure(request, reply, 415)
    else {
      const own = await counters.consume(`reports ${clientOf(request.raw).address}`, ofOneClient)
      const consumed = own.allowed ? await counters.consume('reports', ofAll) : own
      if (consumed.allowed) return
      reply.header('retry-after', String(Math.ceil(consumed.retryAfterMs / 1000)))
      await answerFailure(request, reply, 429)
    }
  }
}

/**
 * Whether a page of another site sends a report. What says nothing of its origin is taken: browsers send reports on their
 * own without saying, and no page elsewhere can send these types without asking first, which is never allowed.
 */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const saysNothing = headers.origin === undefined && headers['sec-fetch-site'] === undefined
  return !saysNothing && !isSameOrigin(headers)
}

function typeOf({ headers }: FastifyRequest): ReportType | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  return reportTypes.find(each => each === type)
}
