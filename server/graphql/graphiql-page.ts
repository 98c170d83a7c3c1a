import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandHosts } from '../brands/brand-hosts.ts'
import { buildPaths } from '../build/build-paths.ts'
import { type BuildManifest, entryAssets } from '../build/entry-assets.ts'
import type { Portal } from '../portal/portal.ts'

/**
 * GET /graphiql, in developer mode: GraphiQL from our own origin, with the session of whoever is signed in. Its editor
 * writes style elements and runs in workers, so the page has its own Content-Security-Policy; nothing comes from elsewhere.
 */
export async function answerGraphiql(
  { hosts }: Pick<Portal, 'hosts'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const text = await readFile(resolve(buildPaths.graphiql, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined)
    return reply
      .code(503)
      .headers({ 'retry-after': '5', refresh: '3', 'cache-control': 'no-store' })
      .type('text/plain')
      .send('GraphiQL is being built. This page opens it in a few seconds.\n')
  const manifest = JSON.parse(text) as BuildManifest
  const { script, styles } = entryAssets(manifest, 'server/graphiql/main.tsx', { base: '/graphiql/' })
  const nonce = randomBytes(18).toString('base64url')
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
    })
    .send(page(script, styles, nonce, brandsAt(hosts.current(), request)))
}

/** Every brand with the address of its GraphiQL, reached as this one was. */
function brandsAt(
  hosts: BrandHosts,
  { headers: { host = '' }, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): readonly object[] {
  const own = hosts.find(host)
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return hosts.brands
    .toSorted((one, other) => one.compiled.brand.domainId - other.compiled.brand.domainId)
    .map(live => {
      const {
        name,
        hosts: [first = ''],
      } = live.compiled.brand
      return { name, address: `${protocol}://${first}${port}/graphiql`, isHere: live === own }
    })
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

function page(script: string, styles: readonly string[], nonce: string, brands: readonly object[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL</title>
${styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
<div id="graphiql" data-brands="${escapeHtml(JSON.stringify(brands))}"></div>
<script type="module" src="${escapeHtml(script)}" nonce="${nonce}"></script>
</body>
</html>
`
}
