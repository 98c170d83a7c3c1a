import { GatewayError } from '../gateway-error.ts'
import { html } from '../html.ts'
import type { Handler } from '../http/call.ts'

/** Stands in for the external sales-force SSO (CALL-75, OPEN-23): confirms that a valid token arrived, and never shows it. */
export const receiveHandOff: Handler<'receiveHandOff'> = ({ body, sessions }) => {
  if (sessions.viewerOf(body.token) === undefined)
    throw new GatewayError('UNAUTHORIZED', 'The hand-off carries no valid token.')
  return page('Sales force stand-in', [
    'The hand-off arrived with a valid token.',
    `Test environment: ${body.testEnvironment ?? 'none'}`,
  ])
}

/** Stands in for the eBill site: says whether the user key is valid and whether this is the first visit. */
export const showEbill: Handler<'showEbill'> = ({ params, tokens }) => {
  const known = params.userKey !== undefined && tokens.verifyUserKey(params.userKey)
  return page('eBill stand-in', [
    known ? 'You are signed in by a valid user key.' : 'No valid user key came along.',
    params.firstTime === undefined ? 'Welcome back.' : 'This is your first visit.',
  ])
}

/** A plain page in place of another company's site: a heading and sentences, all escaped. */
function page(heading: string, sentences: readonly string[]): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<title>${heading}</title></head>
<body><main><h1>${heading}</h1>
${sentences.map(sentence => html`<p>${sentence}</p>`)}
</main></body></html>
`.html
}
