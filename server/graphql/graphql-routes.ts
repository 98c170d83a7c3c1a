import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { currentBrand } from '../brands/brand-hosts.ts'
import { buildPaths } from '../build/build-paths.ts'
import { type BuildManifest, entryAssets } from '../build/entry-assets.ts'
import { whenGone } from '../http/when-gone.ts'
import type { Portal } from '../portal/portal.ts'
import { addHeaders } from '../session/session-headers.ts'
import { answerGraphql } from './answer-graphql.ts'
import { scalarSchema, scalarsPrefix } from './scalar-schemas.ts'

/** For developers, besides POST /graphql (graphql-front.ts): queries by GET, GraphiQL, and what scalars are specified by. */
export function graphqlRoutes(app: FastifyInstance, portal: Portal): void {
  if (!portal.developer) return
  app.get('/graphql', async (request, reply) => {
    const live = currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    const { id, raw, headers, ip, log, url } = request
    const search = url.slice('/graphql'.length)
    const asked = { id, raw, headers, ip, log, search, method: 'GET', whenGone: whenGone(reply.raw) } as const
    const { status, headers: told, body } = await answerGraphql(portal, live, asked)
    return addHeaders(reply.code(status), told).send(body)
  })
  app.get('/graphiql', async (_request, reply) => answerGraphiql(reply))
  app.get<{ Params: { name: string } }>(`${scalarsPrefix}:name`, async (request, reply) => {
    const schema = await scalarSchema(request.params.name)
    if (schema === undefined) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').type('application/schema+json').send(schema)
  })
}

/**
 * GET /graphiql, in developer mode: GraphiQL from our own origin, with the session of whoever is signed in. Its editor
 * writes style elements and runs in workers, so the page has its own Content-Security-Policy; nothing comes from elsewhere.
 */
async function answerGraphiql(reply: FastifyReply): Promise<FastifyReply> {
  const text = await readFile(resolve(buildPaths.graphiql, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined)
    return reply
      .code(503)
      .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
      .type('text/plain')
      .send('GraphiQL is being built. Try again in a few seconds.\n')
  const manifest = JSON.parse(text) as BuildManifest
  const { script, styles } = entryAssets(manifest, 'server/graphiql/main.tsx', { base: '/graphiql/' })
  const nonce = randomBytes(18).toString('base64url')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
    })
    .send(page(script, styles, nonce))
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function page(script: string, styles: readonly string[], nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
<div id="graphiql"></div>
<script type="module" src="${escapeHtml(script)}" nonce="${nonce}"></script>
</body>
</html>
`
}
