import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenKey } from '../../web/query/browser-query.ts'
import type { PageAnswer } from '../../web/server/page.ts'
import { chooseEncoding, compress } from '../http/compress.ts'

const tokenKey: TokenKey = 'token'

/**
 * Sends a page, compressed for browsers that take it. An access token is copied to local storage by a
 * script at its end (SESSION-03): only for brands whose setting asks for it.
 */
export function sendPage(
  { status, styles, html }: PageAnswer & { kind: 'page' },
  { token, nonce, typefaces }: { token: string | undefined; nonce: string; typefaces: readonly string[] },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const whole = token === undefined ? html : html + copyTokenScript(token, nonce)
  reply.code(status).header('link', linkHeader(styles, typefaces))
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(whole)
  return reply.header('content-encoding', encoding).send(compress(whole, encoding))
}

/**
 * Value of the Link header that names a page's style sheets and the brand's typefaces: a browser asks for them as soon as it
 * has the headers, on a slow phone well before it has made a document of the page. Text can be read without its typeface,
 * which therefore waits behind the styles; but a browser draws later while a typeface that was named is on its way. The addresses are built or the brand's, and hold nothing of a member.
 */
export const linkHeader = (styles: readonly string[], typefaces: readonly string[]) =>
  [
    ...styles.map(address => `<${address}>; rel=preload; as=style`),
    ...typefaces.map(
      address => `<${address}>; rel=preload; as=font; type="font/woff2"; crossorigin; fetchpriority=low`,
    ),
  ].join(', ')

/** The token is in an attribute, where HTML escaping is enough. */
function copyTokenScript(token: string, nonce: string): string {
  return `<script nonce="${escapeHtml(nonce)}" data-token="${escapeHtml(token)}">localStorage.setItem('${tokenKey}', document.currentScript.dataset.token)</script>`
}
