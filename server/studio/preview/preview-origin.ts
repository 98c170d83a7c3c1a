import type { IncomingMessage, ServerResponse } from 'node:http'
import { revisionHeader } from '../../brands/brand-hosts.ts'
import { withFrameScript } from './preview-reply.ts'
import { frameScriptPath } from './preview-view.ts'

/** What runs in a preview: no window, no download, nothing around it, and no form that leads elsewhere (STUDIO-19, STUDIO-35). */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms'

/** The policy of a member's page as that of a preview: framed by the studio alone. */
export function previewPolicy(policy: string, studioOrigin: string): string {
  const framed = policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${studioOrigin}`)
    .replace(/form-action [^;]*/, "form-action 'self'")
    .replace(/; report-(?:uri|to) [^;]*/g, '')
  return /\bsandbox\b/.test(framed) ? framed : `${framed}; ${sandbox}`
}

/** Headers of a member's answer that a preview has none of: its session is on the server, and nothing of it in a browser. */
const withheld = ['set-cookie', 'clear-site-data', 'x-frame-options', 'reporting-endpoints'] as const

/** Makes the answer to a member one of a preview. */
export function asPreview(
  response: ServerResponse,
  { studioOrigin, isQuery }: { studioOrigin: string; isQuery: boolean },
): ServerResponse {
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response) as (chunk?: unknown, ...rest: unknown[]) => ServerResponse
  response.end = ((chunk?: unknown, ...rest: unknown[]) =>
    end(isPlainPage(response) ? withOwnScript(response, chunk) : chunk, ...rest)) as typeof response.end
  response.writeHead = (status: number, ...rest: unknown[]) => {
    for (const [name, value] of pairsIn(rest.at(-1))) response.setHeader(name, value)
    for (const name of withheld) response.removeHeader(name)
    const policy = response.getHeader('content-security-policy')
    if (typeof policy === 'string') response.setHeader('content-security-policy', previewPolicy(policy, studioOrigin))
    // A document that a preview does not know: the page says that nothing is changed here.
    if (isQuery && status === 400) response.setHeader('x-preview-refused', '1')
    // It may get longer.
    if (isPlainPage(response)) response.removeHeader('content-length')
    return writeHead(status)
  }
  return response
}

const isPlainPage = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/html') &&
  response.getHeader('content-encoding') === undefined

/** A page that React did not draw, such as that of the hand-off, with the script that those which it drew have already (STUDIO-23). */
function withOwnScript(response: ServerResponse, chunk: unknown): unknown {
  if (typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) return chunk
  const html = String(chunk)
  const [, nonce] = /'nonce-([^']+)'/.exec(String(response.getHeader('content-security-policy'))) ?? []
  return nonce === undefined || html.includes(frameScriptPath) ? chunk : withFrameScript(html, nonce)
}

/** Headers as Node takes them: an object, or names and values alternating. */
function pairsIn(headers: unknown): (readonly [string, string | string[]])[] {
  if (Array.isArray(headers))
    return headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), String(headers[index + 1])]] : []))
  if (typeof headers !== 'object' || headers === null) return []
  const given = Object.entries(headers) as [string, string | string[] | undefined][]
  return given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

/** Makes the request that of a sample member to the brand: nothing of the browser's own cookies is in it but its window and zone. */
export function asMember({ headers }: IncomingMessage, { host, cookies }: { host: string; cookies: string }): void {
  headers.host = host
  // Believed of proxies that are trusted, once.
  delete headers['x-forwarded-host']
  // A member's page goes on with what it was drawn of; that of a preview takes each edit.
  delete headers[revisionHeader]
  if (headers.origin !== undefined) headers.origin = `http://${host}`
  if (cookies === '') delete headers.cookie
  else headers.cookie = cookies
}
