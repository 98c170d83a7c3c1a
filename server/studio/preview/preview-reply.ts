import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import escapeHtml from 'escape-html'
import type { NoPage } from '../../../schema/preview-messages.ts'
import { frameAxe } from './frame-axe.ts'
import { frameOpenings } from './frame-openings.ts'
import { frameOverlay } from './frame-overlay.ts'
import { frameScript } from './frame-script.ts'
import { frameScriptPath } from './preview-view.ts'

/** The text of the script that only previews have, and its address, which changes with it. */
const script = `(${frameScript.toString()})((${frameOpenings.toString()})(),(${frameOverlay.toString()})(),${frameAxe.toString()})\n`
const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
const frameScriptAddress = `${frameScriptPath}?v=${textHash(script)}`

export { textHash }

/** Puts the script of previews into a member's page, before any of the page's own runs. */
export const withFrameScript = (html: string, nonce: string): string =>
  html.replace('</head>', () => `<script src="${frameScriptAddress}" nonce="${escapeHtml(nonce)}"></script>\n</head>`)

export function sendScript(response: ServerResponse): void {
  response
    .writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(script)
}

let axe: Promise<Buffer> | undefined

/**
 * Answers with axe as its makers deliver it, unchanged and with its licence: a tool of staff, which no page of a member has
 * (STUDIO-26). Where it is not installed, as in production, there is none, and the studio says so.
 */
export async function sendAxe(response: ServerResponse): Promise<void> {
  axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'))
  const script = await axe.catch(() => undefined)
  if (!script) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
  const kind = 'text/javascript; charset=utf-8'
  response.writeHead(200, { 'content-type': kind, 'cache-control': 'private, max-age=86400' }).end(script)
}

export function sendJson(response: ServerResponse, status: number, value: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}

/** Why there is nothing to see. */
interface State {
  readonly status: number
  readonly title: string
  readonly words: string
  /** What the studio around it is told; nothing where the page that was there is as good as before. */
  readonly why?: NoPage
  /** What is wrong with the draft, in the words of `portal check`. */
  readonly mistakes?: readonly string[]
}

export const over: State = {
  why: 'over',
  status: 401,
  title: 'This preview has ended',
  words: 'Whoever showed it to you can open it again in the studio.',
}
export const unchanged: State = {
  status: 403,
  title: 'Nothing was changed',
  words: 'This is a preview: forms in it are not sent.',
}
export const broken: State = {
  why: 'broken',
  status: 503,
  title: 'The preview cannot be drawn',
  words: 'Nothing of your work is lost. Load it again in a moment.',
}
export const nobody: State = {
  why: 'nobody',
  status: 422,
  title: 'There is no such member',
  words: 'Nobody has all of these facts on this day, or nobody who has them sees this. Choose others.',
}
export const mistaken = (mistakes: readonly string[]): State => ({
  ...{ status: 422, title: 'The preview waits for a correction', why: 'mistaken', mistakes },
  words: 'Members would not be served this. What is wrong:',
})

const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: clamp(1rem, 6vw, 4rem); max-width: 44rem } h1 { font-size: 1.375rem; line-height: 1.25 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, monospace; border-inline-start: 4px solid light-dark(#b42318, #ff8a7a); padding-inline-start: .75rem }`

/** What a page is made of, by what its browser says it is for: the type of each, without which it would complain. */
const parts = new Map([
  ['style', 'text/css'],
  ['script', 'text/javascript'],
  ['image', 'image/svg+xml'],
  ['font', 'font/woff2'],
])
const partOf = ({ 'sec-fetch-dest': kind }: IncomingMessage['headers']) => parts.get(String(kind))

/** Whether a page asks for something that it is made of. */
export const isPart = (headers: IncomingMessage['headers']): boolean => partOf(headers) !== undefined

/** A page that says why there is nothing to see. The studio hears the same. What a page is made of is no page, and has none. */
export function sendState(response: ServerResponse, { status, title, words, why, mistakes = [] }: State): void {
  const part = partOf(response.req.headers)
  if (part !== undefined)
    return void response.writeHead(status, { 'content-type': part, 'cache-control': 'no-store' }).end()
  const nonce = randomBytes(16).toString('base64url')
  const policy = String(response.getHeader('content-security-policy') ?? '')
  const told = JSON.stringify({ why, mistakes }).replaceAll('<', '\\u003c')
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `${policy}; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    })
    .end(
      withFrameScript(
        `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words)}</p>
${mistakes.map(mistake => `<pre>${escapeHtml(mistake)}</pre>`).join('\n')}
</main>
<script type="application/json" id="preview-trouble" nonce="${nonce}">${told}</script>
</body>
</html>
`,
        nonce,
      ),
    )
}

/** The text of a small body; empty where it is none. */
export async function readSmall(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
