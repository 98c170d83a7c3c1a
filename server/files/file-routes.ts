import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { currentBrand } from '../brands/brand-hosts.ts'
import { buildPaths } from '../build/build-paths.ts'
import { chooseEncoding, compressOnce } from '../http/compress.ts'
import type { Portal } from '../portal/portal.ts'
import { brandAsset, brandAssetsPrefix, sendBrandAsset } from './brand-assets.ts'

const year = 31_536_000_000

/** Built files, the brand's theme and images, and the favicon. */
export async function fileRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  const built = { preCompressed: true, immutable: true, maxAge: year, index: false, decorateReply: false } as const
  const compressed = compressOnce()
  await app.register(fastifyStatic, { root: portal.servedFolder(), serve: false })
  if (existsSync(portal.web.folder))
    await app.register(fastifyStatic, { ...built, root: portal.web.folder, prefix: '/assets/' })
  if (portal.developer) {
    const root = resolve(buildPaths.graphiql, 'assets')
    // On a first start GraphiQL is still being built beside the running portal: files appear there later.
    await mkdir(root, { recursive: true })
    // The editor's workers have the policy of their own files.
    const setHeaders = (reply: FastifyReply) => void reply.header('content-security-policy', "default-src 'self'")
    await app.register(fastifyStatic, { ...built, root, prefix: '/graphiql/assets/', setHeaders })
  }

  app.get('/theme.css', async (request, reply) => {
    // A page that was drawn a moment before a publish has the sheet that it was drawn for (STUDIO-28).
    const own = portal.hosts
      .current()
      .findFor(request.headers.host, portal.now(), ({ theme }) => theme.address === request.url)
    const live = own ?? currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    const { css, address } = live.theme
    const lasting = request.url === address
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    reply
      .headers({ 'cache-control': lasting ? `public, max-age=${year / 1000}, immutable` : 'no-cache' })
      .header('vary', 'accept-encoding')
      .type('text/css; charset=utf-8')
    if (!encoding) return reply.send(css)
    const body = await compressed(address, encoding, async () => Buffer.from(css))
    return reply.header('content-encoding', encoding).send(body)
  })

  app.get<{ Params: { brand: string; file: string } }>(`${brandAssetsPrefix}:brand/:file`, async (request, reply) => {
    const { brand, file } = request.params
    const path = brandAsset(portal.servedFolder(), brand, file)
    if (path === undefined) return reply.callNotFound()
    return sendBrandAsset(request, reply, { folder: portal.servedFolder(), path, compressed })
  })

  app.get('/favicon.ico', async (request, reply) => {
    const { src } = currentBrand(portal, request)?.compiled.brand.images.phoneLogo ?? { src: '' }
    const [brand = '', file = ''] = src.startsWith(brandAssetsPrefix)
      ? src.slice(brandAssetsPrefix.length).split('/')
      : []
    const path = brandAsset(portal.servedFolder(), brand, file)
    if (path === undefined) return reply.callNotFound()
    return sendBrandAsset(request, reply, { folder: portal.servedFolder(), path, compressed })
  })
}
