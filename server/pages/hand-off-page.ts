import { escapeHtml } from './html.ts'

export interface HandOff {
  language: string
  title: string
  /** Section "hand-off" of text.json. */
  text: { [key: string]: string }
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
 * without script the button does. The token stands here and nowhere else.
 */
export function handOffPage(page: HandOff): string {
  const { language, title, text, styles, nonce, action, token, testEnvironment } = page
  const fields = [hidden('token', token), ...(testEnvironment ? [hidden('testEnvironment', testEnvironment)] : [])]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body class="stand-alone">
<main>
<h1>${escapeHtml(text.heading ?? title)}</h1>
<p>${escapeHtml(text.body ?? '')}</p>
<form method="post" action="${escapeHtml(action)}" id="hand-off">
${fields.join('\n')}
<button type="submit">${escapeHtml(text.continue ?? 'Continue')}</button>
</form>
</main>
<script nonce="${escapeHtml(nonce)}">document.getElementById('hand-off').submit()</script>
</body>
</html>
`
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
