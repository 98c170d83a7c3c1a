import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import escapeHtml from 'escape-html'
import { resolveError } from '../../engine/resolve/resolve-screen.ts'
import { todayIn } from '../../engine/today-in.ts'
import { isMarked, withoutMarks } from '../../schema/english-mark.ts'
import { spokenBrand } from '../brands/brand-hosts.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { isGraphqlPost } from '../graphql/graphql-front.ts'
import { refusalReply } from '../graphql/graphql-reply.ts'
import { plainHeaders, plainPage } from '../http/answer-failure.ts'
import { clientOf } from '../http/client-of.ts'
import { requestId } from '../http/request-id.ts'
import type { Portal } from '../portal/portal.ts'
import { headersFor } from '../security/security-headers.ts'
import { cookieNames } from '../session/cookie-names.ts'

const status = 503

/** Whether a request says that somebody is signed in. It may lie: then its sender waits with members, and no more. */
export const isInside = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${cookieNames.token}=`) ?? false

/** How many were turned away. */
let turned = 0

/** Nothing but the brand's sheets and typefaces. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Answers a request for which there is no room now, at the cost of next to nothing: with 503, when to come again, and the words
 * that the brand's manifest has for a portal that is not there. What somebody typed stays in their browser.
 */
export function turnAway(portal: Portal, request: IncomingMessage, response: ServerResponse): void {
  const live = spokenBrand(portal, request, 'page')
  const id = requestId(request)
  portal.telemetry.turnedAway.add([live?.compiled.brand.id ?? ''])
  // Not all are to come again at the same moment.
  turned += 1
  const common = {
    ...headersFor(clientOf(request)),
    'x-request-id': id,
    'retry-after': String(2 + (turned % 6)),
  }
  if (isGraphqlPost(request)) {
    const { headers, body } = refusalReply(status, 'OVERLOADED')
    response
      .writeHead(status, [...Object.entries(common).flat(), ...headers, 'content-length', String(body.length)])
      .end(body)
  } else if (live) {
    const page = brandPage(portal, live, id)
    // With its length, headers and page are one write: without, they are sent in chunks, and to write is what this costs.
    const length = { 'content-length': String(Buffer.byteLength(page)) }
    response
      .writeHead(status, { ...common, ...plainHeaders, 'content-security-policy': policy, ...length })
      .end(request.method === 'HEAD' ? '' : page)
  } else response.writeHead(status, { ...common, ...plainHeaders }).end(plainPage(status, id))
}

/** Pages of brands: what comes before the reference, and what after it. */
const pages = new WeakMap<LiveBrand, readonly [string, string]>()

function brandPage(portal: Portal, live: LiveBrand, reference: string): string {
  const parts = pages.get(live) ?? partsOf(portal, live)
  pages.set(live, parts)
  return parts.join(escapeHtml(reference))
}

/** Words without plurals, which this page has no place for. */
const wordsIn = (said: unknown) => (typeof said === 'string' ? withoutMarks(said) : '')

function partsOf({ web, now }: Portal, { compiled, theme }: LiveBrand): readonly [string, string] {
  const { brand } = compiled
  const day = { now: now(), timeZone: brand.timeZone }
  const { error } = resolveError(compiled, status, { facts: {}, open: {}, viewport: 'phone', ...day })
  const { common, shell } = compiled.text(todayIn(day.now, day.timeZone))
  const [before = '', after = ''] = wordsIn(shell?.errorReference ?? '{reference}')
    .split('{reference}')
    .map(escapeHtml)
  const said = error?.heading ?? STATUS_CODES[status] ?? ''
  const heading = escapeHtml(withoutMarks(said))
  const english = isMarked(said) ? ' lang="en"' : ''
  const styles = [theme.address, ...web.assets.styles]
  return [
    `<!doctype html>
<html lang="${escapeHtml(brand.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title${english}>${heading} | ${escapeHtml(brand.name)}</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body class="stand-alone">
<main>
<h1${english}>${heading}</h1>
<p>${escapeHtml(wordsIn(error?.codeLine))}</p>
<p>${before}`,
    `${after}</p>
<p><a href="">${escapeHtml(wordsIn(common?.retry))}</a></p>
</main>
</body>
</html>
`,
  ]
}
