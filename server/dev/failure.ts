import { stripVTControlCharacters } from 'node:util'
import escapeHtml from 'escape-html'
import type { ErrorPayload } from 'vite'
import { viteBase } from './vite-server.ts'

/** What is wrong, for the terminal: a mistake of the source with the lines around it, else the stack. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'ManifestErrors') return error.message
  const frame = 'frame' in error && typeof error.frame === 'string' ? error.frame : ''
  if (frame !== '') return `${error.message}\n${frame}`
  return error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ''}`
}

/** What is wrong, without the colours of a terminal. */
const plainText = (error: unknown) => stripVTControlCharacters(failureText(error))

/** The same for the overlay that Vite's client shows in browsers. */
export function failureMessage(error: unknown): ErrorPayload {
  const [message = '', ...lines] = plainText(error).split('\n')
  return { type: 'error', err: { message, stack: lines.join('\n') } }
}

/** A page instead of one that cannot be made. Vite's client reloads it when the mistake is mended. */
export function failurePage(error: unknown, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Broken</title>
<meta property="csp-nonce" nonce="${escapeHtml(nonce)}">
<script type="module" src="${viteBase}@vite/client" nonce="${escapeHtml(nonce)}"></script>
</head>
<body>
<pre>${escapeHtml(plainText(error))}</pre>
</body>
</html>
`
}
