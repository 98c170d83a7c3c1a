import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignInDocument } from '../../web/generated/sign-in.ts'
import type { Query } from '../../web/query/query.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { clientOf } from '../http/client-of.ts'
import { reasonOf } from '../log/request-log.ts'
import { operationOf } from '../portal/known-documents.ts'
import type { Portal } from '../portal/portal.ts'
import { createVisit, type Visit } from '../portal/visit.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/session-headers.ts'
import { inProcessQuery } from './in-process-query.ts'
import { linkHeader } from './send-page.ts'

interface PostedLogIn {
  portal: Portal
  live: LiveBrand
  visit: Visit
  /** The brand's address of the log-in page. */
  path: string
  nonce: string
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answers a posted log-in form of which it is known beforehand that it would be refused because there were too many (SEC-10), with a
 * page that is made once for all of them: in a flood, rendering would take most of the portal's time, for which members who are inside
 * wait (SEC-11). What was typed is not in it. False when the form has to be tried.
 */
export async function answerRefusedLogIn(posted: PostedLogIn): Promise<boolean> {
  const { portal, live, visit, nonce, request, reply } = posted
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const username = form.get('username')
  const refusedFor = username && form.get('password') ? visit.refusesLogIn(username) : undefined
  const seconds = refusedFor === undefined ? undefined : toldSeconds(refusedFor)
  const page = seconds === undefined ? undefined : await keptPage(posted, seconds)
  if (seconds === undefined || page === undefined) return false
  // As whoever arrives at the log-in page, by a form too.
  visit.session.end('silent')
  visit.session.takeLoggedOut()
  visit.session.takeNotice()
  await visit.settled()
  writeSession(reply, visit.session)
  // Not compressed: that would cost more than all the rest.
  // A reply that is returned would be waited for.
  void reply
    .code(429)
    .headers(pageHeaders(live, nonce, { ...clientOf(request.raw), development: portal.web.development }))
    .headers({ 'retry-after': seconds, link: linkHeader(page.styles, live.theme.typefaces) })
    .send(page.parts.join(nonce))
  return true
}

/** Waiting times are told in a few sizes, rounded up, so that there are few pages. */
function toldSeconds(seconds: number): number {
  return [5, 15, 30, 60].find(size => seconds <= size) ?? Math.ceil(seconds / 60) * 60
}

/** A page without the nonce between its parts. */
interface KeptPage {
  styles: readonly string[]
  parts: readonly string[]
}

/** A page tells the browser what time it is: for so long that may be wrong. */
const keptMs = 5_000
const kept = new WeakMap<LiveBrand, Map<string, { until: number; page: Promise<KeptPage | undefined> }>>()

function keptPage(posted: PostedLogIn, seconds: number): Promise<KeptPage | undefined> {
  const { portal, live, visit } = posted
  const isPhone = visit.context().viewport === 'phone'
  const pages = kept.get(live) ?? new Map<string, { until: number; page: Promise<KeptPage | undefined> }>()
  kept.set(live, pages)
  const key = `${isPhone} ${seconds}`
  const now = portal.now().getTime()
  const known = pages.get(key)
  if (known && known.until > now) return known.page
  const page = makePage(posted, isPhone, seconds).catch((error: unknown) => {
    posted.request.log.error({ reason: reasonOf(error) }, 'a page could not be rendered')
    return undefined
  })
  pages.set(key, { until: now + keptMs, page })
  return page
}

/** Stands where the nonce and the user name go; nothing else of a page reads so. */
const mark = randomBytes(18).toString('hex')
const nameMark = randomBytes(18).toString('hex')

/** Renders the log-in page as somebody sees it of whom nothing is known, after a refusal. */
async function makePage(
  { portal, live, path, request }: PostedLogIn,
  isPhone: boolean,
  seconds: number,
): Promise<KeptPage | undefined> {
  const { id, headers, log } = request
  const { address: ip } = clientOf(request.raw)
  const stranger = createVisit(
    ...[portal, live],
    { id, ip, log, headers: { host: headers.host ?? '', 'sec-ch-ua-mobile': isPhone ? '?1' : '?0' } },
    () => {},
  )
  const answer = await portal.web.renderPage({
    request: new Request(new URL(path, `http://${headers.host ?? ''}`), {
      method: 'POST',
      body: new URLSearchParams({ username: nameMark, password: nameMark }),
    }),
    routes: live.compiled.routes.views,
    query: refusing(inProcessQuery(stranger, portal.documents), seconds),
    now: portal.now,
    reference: id,
    report: error => log.error({ reason: reasonOf(error) }, 'a page could not be rendered'),
    nonce: mark,
    assets: { ...portal.web.assets, theme: live.theme.address },
    style: live.compiled.theme.style,
    revision: live.compiled.revision,
  })
  if (answer.kind === 'redirect' || answer.status >= 500) return undefined
  return { styles: answer.styles, parts: answer.html.replaceAll(nameMark, '').split(mark) }
}

/** Answers as the gate does, without asking it. The built client has documents of its own, so that they are known by name. */
function refusing(query: Query, retryAfter: number): Query {
  const userErrors = [{ code: 'RATE_LIMITED', attemptsRemaining: null, retryAfter }]
  const signIn = operationOf(SignInDocument)?.name?.value
  return (document, variables) =>
    operationOf(document)?.name?.value === signIn
      ? // The document's name says what it answers.
        Promise.resolve({ data: { signIn: { next: null, userErrors } } as never, errors: [] })
      : query(document, variables)
}
