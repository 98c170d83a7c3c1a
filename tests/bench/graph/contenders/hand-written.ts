import { createServer, type IncomingMessage } from 'node:http'
import { readManifests } from '../../../../server/content/read-manifests.ts'
import { parseCookies } from '../../../../server/session/cookie-jar.ts'
import { cookieNames } from '../../../../server/session/cookie-names.ts'
import { readTokenClaims } from '../../../../server/session/token-claims.ts'
import { homeAnswer } from './home-answer.ts'
import { readArguments } from './read-arguments.ts'

/**
 * Home without GraphQL: one address that checks the session, makes the eight calls, validates the answers against the
 * contract and maps them to the very answer that the portal gives, field by field. What a careful engineer would write by
 * hand for this one screen: no schema, no executor, no framework, no breaker, no log.
 */
const { port, upstream } = readArguments()
const [brand] = await readManifests()
const timeZone = brand?.brand.timeZone ?? 'UTC'

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

const ask = homeAnswer(upstream)

createServer(async (request, response) => {
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(body))
  await bodyOf(request)
  if (request.headers['x-portal'] !== '1') return send(403, { error: 'CROSS_SITE' })
  const token = parseCookies(request.headers.cookie).get(cookieNames.token) ?? ''
  const claims = readTokenClaims(token)
  if (!claims || claims.exp * 1000 <= Date.now()) return send(401, { error: 'SIGNED_OUT' })
  try {
    send(200, { data: { viewer: await ask(token, claims, { now: () => new Date(), timeZone }) } })
  } catch {
    send(502, { error: 'UPSTREAM' })
  }
}).listen(port, '127.0.0.1')
