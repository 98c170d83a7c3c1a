import { randomBytes } from 'node:crypto'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EntryAssets } from '../build/entry-assets.ts'
import { clientOf } from '../http/client-of.ts'
import { contentSecurityPolicy } from '../security/page-headers.ts'

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e8eaed); --quiet: light-dark(#57606a, #a6adb5);
  --line: light-dark(#d0d7de, #3a4149); --ground: light-dark(#f6f7f9, #14171a); --sheet: light-dark(#fff, #1d2125);
  --act: light-dark(#0b5cad, #79b8ff); --on-act: light-dark(#fff, #0b1622) }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: clamp(1.5rem, 10vh, 6rem) auto; padding: 0 1rem }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: clamp(1.25rem, 5vw, 2.5rem) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
p { margin: 0 0 1rem } .quiet { color: var(--quiet) }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
li.grant { border-top: 1px solid var(--line); padding: .5rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between }
button, a.act { display: block; width: 100%; min-height: 2.75rem; padding: .6rem 1rem; border-radius: .5rem; font: inherit; text-align: start;
  cursor: pointer; border: 1px solid var(--line); background: var(--sheet); color: var(--ink); text-decoration: none }
button:hover, a.act:hover { border-color: var(--act) }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
.apart { margin-top: 1.5rem }
.act.first { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600; text-align: center }
button span { display: block; color: var(--quiet); font-size: .875rem }
.notice { border-inline-start: 4px solid light-dark(#b42318, #ff8a7a); padding: .25rem 0 .25rem .75rem; margin-bottom: 1rem }
`

interface StudioPage {
  title: string
  /** HTML; what comes from elsewhere has to be escaped. */
  body: string
  status?: number
  /** Where the browser goes on to, as if by a link of ours: strict cookies come along then. */
  goesTo?: string
  /** The studio's client, which takes the page over. What is in the body is for browsers without script. */
  client?: EntryAssets | undefined
}

/** By this name the client makes the addresses of its workers (studio/check/worker-policy.ts). */
const workerPolicy = 'studio-worker'

/** Answers with a page of the studio's that needs no script, under a policy that lets none in (STUDIO-01, STUDIO-35). */
export function sendStudioPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, body, status = 200, goesTo, client }: StudioPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  const { overTls } = clientOf(request.raw)
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        ...{ nonce, formActions: [], overTls },
        ...(client && { workerPolicy, frames: [previewOrigins(request)] }),
      }),
      'cache-control': 'no-store',
      vary: 'Cookie',
    })
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${goesTo === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${escapeHtml(goesTo)}">\n`}<title>${escapeHtml(title)} · Manifest studio</title>
${client ? clientHead(client, nonce) : `<style nonce="${nonce}">${styles}</style>`}
</head>
<body>
${client ? '<div id="studio"></div>\n<noscript>' : ''}<main><div class="sheet">
${body}
</div></main>${client ? '</noscript>' : ''}
</body>
</html>
`)
}

/** Where previews are, each at an origin of its own below the studio's (preview/preview-view.ts). */
const previewOrigins = ({ raw, headers }: FastifyRequest) =>
  `${clientOf(raw).overTls ? 'https' : 'http'}://*.preview.${headers.host ?? ''}`

/** What the client needs, in the order in which browsers should ask for it. The nonce is where react-aria and Vite look for it. */
const clientHead = ({ script, styles: sheets, preload }: EntryAssets, nonce: string) =>
  [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...sheets.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...preload.map(href => `<link rel="modulepreload" href="${escapeHtml(href)}" nonce="${nonce}">`),
    `<script type="module" src="${escapeHtml(script)}" nonce="${nonce}"></script>`,
    `<noscript><style nonce="${nonce}">${styles}</style></noscript>`,
  ].join('\n')
