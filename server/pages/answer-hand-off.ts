import escapeHtml from 'escape-html'
import type { FastifyReply } from 'fastify'
import type { SectionText } from '../../engine/text/screen-text.ts'
import { todayIn } from '../../engine/today-in.ts'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { manifestAddress } from '../../gateway-graph/upstream/call-address.ts'
import { isMarked, withoutMarks } from '../../schema/english-mark.ts'
import { clientOf } from '../http/client-of.ts'
import type { Portal } from '../portal/portal.ts'
import type { Visit } from '../portal/visit.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { writeSession } from '../session/session-headers.ts'
import { leadTo } from './safe-location.ts'

interface HandOffRequest {
  portal: Portal
  visit: Visit
  /** Path of the brand's hand-off route. */
  path: string
  nonce: string
  reply: FastifyReply
}

/**
 * Answers the hand-off route with the form that posts the token, but only while the journey's next step is the hand-off
 * (ROUTING-12, ROUTING-14). Anyone else is redirected as the route's guards or the journey say. Sets no cookie of its own.
 */
export async function answerHandOff({ portal, visit, path, nonce, reply }: HandOffRequest): Promise<FastifyReply> {
  const { live, session } = visit
  const { brand, text } = live.compiled
  const { title, place } = await whereTo(visit, path)
  writeSession(reply, session)
  if (place !== path || session.token === undefined) return leadTo(live, place, reply)
  const page = handOffPage({
    language: brand.language,
    title: `${title} | ${brand.name}`,
    text: text(todayIn(portal.now(), brand.timeZone))['hand-off'] as SectionText<'hand-off'>,
    styles: [live.theme.address, ...portal.web.assets.styles],
    nonce,
    action: manifestAddress(brand.handOff.action, { gatewayUrl: portal.gatewayUrl, domainId: brand.domainId }),
    token: session.token,
    testEnvironment: brand.handOff.testEnvironment,
  })
  return reply
    .headers(pageHeaders(live, nonce, { ...clientOf(reply.request.raw), development: portal.web.development }))
    .code(200)
    .send(page)
}

/** Where the route's guards, else the journey, lead: to the error page when a source of the journey is down. */
async function whereTo(visit: Visit, path: string): Promise<{ title: string; place: string }> {
  const { content, facts, freshFacts } = visit.context()
  const { title, redirect } = await content.screen(path, facts)
  if (redirect !== null) return { title, place: redirect }
  try {
    return { title, place: (await content.next(freshFacts())).path }
  } catch (error) {
    if (!(error instanceof PortalFailure)) throw error
    const { status } = error.failure
    const { pathOf } = content
    const toLogIn = status === 401 && visit.live.compiled.brand.unauthorized === 'login'
    return { title, place: toLogIn ? pathOf('login') : pathOf('error', { status }) }
  }
}

interface HandOff {
  language: string
  title: string
  text: SectionText<'hand-off'>
  /** Style sheets of the brand. */
  styles: readonly string[]
  nonce: string
  /** Where the form goes. */
  action: string
  token: string
  testEnvironment: string | undefined
}

/**
 * The page that posts the token to the sales-force SSO (ROUTING-13, CALL-75, OPEN-23). A script submits the form at once;
 * without script the button does. No other page contains the token.
 */
function handOffPage(page: HandOff): string {
  const { language, title, text, styles, nonce, action, token, testEnvironment } = page
  const fields = [hidden('token', token), ...(testEnvironment ? [hidden('testEnvironment', testEnvironment)] : [])]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title${isMarked(title) ? ' lang="en"' : ''}>${escapeHtml(withoutMarks(title))}</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body class="stand-alone">
<main>
<h1>${said(text.heading)}</h1>
<p>${said(text.body)}</p>
<form method="post" action="${escapeHtml(action)}" id="hand-off">
${fields.join('\n')}
<button type="submit">${said(text.continue)}</button>
</form>
</main>
<script nonce="${escapeHtml(nonce)}">document.getElementById('hand-off').submit()</script>
</body>
</html>
`
}

/** Words as HTML, those that are in English for want of others as such. */
const said = (words: string) =>
  isMarked(words) ? `<span lang="en">${escapeHtml(withoutMarks(words))}</span>` : escapeHtml(words)

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
