import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '../../schema/generated/manifests.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { endsSession } from '../content/ends-session.ts'
import { clientOf } from '../http/client-of.ts'
import type { Portal } from '../portal/portal.ts'
import { pageHeaders } from '../security/page-headers.ts'
import { parseCookies, setCookie } from '../session/cookie-jar.ts'
import { cookieNames, goWithoutTls } from '../session/cookie-names.ts'

/** For a few seconds, so that an arrival can never loop. */
const arrivalCookie = (withoutTls: boolean) =>
  setCookie(cookieNames.arriving, '1', { lastsMs: 5_000, sameSite: 'lax', withoutTls })

interface Arrival {
  portal: Portal
  live: LiveBrand
  /** Where the request goes, as a path of the portal; `path` without its query. */
  address: string
  path: string
  nonce: string
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answers a request that a link on another site started with a page that requests the address again from our own site;
 * undefined for any other request. Browsers withhold SameSite=Strict cookies from such a link: without the second request a
 * member who follows one from an e-mail, or comes back from the sales-force SSO (OPEN-24), would look signed out. Addresses
 * that end the session are answered at once, so that another site's link cannot log a member out.
 */
export function answerArrival({
  portal,
  live,
  address,
  path,
  nonce,
  request,
  reply,
}: Arrival): FastifyReply | undefined {
  if (request.method !== 'GET' || endsSession(live.compiled, path) || !arrivesFromElsewhere(request)) return undefined
  const withoutTls = goWithoutTls(portal.demoCookies, request.headers)
  return reply
    .headers({ ...pageHeaders(live, nonce, clientOf(request.raw)), 'set-cookie': arrivalCookie(withoutTls) })
    .send(arrivalPage(live.compiled.brand, address, nonce))
}

function arrivesFromElsewhere({ headers }: FastifyRequest): boolean {
  const byLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  const site = headers['sec-fetch-site']
  return (
    byLink && (site === 'cross-site' || site === 'same-site') && !parseCookies(headers.cookie).has(cookieNames.arriving)
  )
}

/** A page that opens an address of the portal again, with or without script: visible for a moment at most. */
function arrivalPage({ language, name }: Pick<Brand, 'language' | 'name'>, address: string, nonce: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<script nonce="${escapeHtml(nonce)}">location.replace(location.href)</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(address)}"></noscript>
</head>
<body>
<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>
</body>
</html>
`
}
