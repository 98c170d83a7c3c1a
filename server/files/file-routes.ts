import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { currentBrand } from '../brands/current-brand.ts'
import { buildPaths } from '../build/build-paths.ts'
import type { Portal } from '../portal.ts'
import { brandAsset, brandAssetsPrefix } from './brand-assets.ts'

const year = 31_536_000_000
/** Images of manifests have no hash in their names: an hour, then the browser asks whether they changed. */
const hour = 3_600_000
/** An SVG that is opened by itself is a document: it may style itself and do nothing else. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Built files, the brand's theme and images, and the favicon. */
export async function fileRoutes(app: FastifyInstance, portal: Portal): Promise<void> {
  const built = { preCompressed: true, immutable: true, maxAge: year, index: false, decorateReply: false } as const
  await app.register(fastifyStatic, { root: portal.manifestsFolder, serve: false })
  if (existsSync(portal.web.folder))
    await app.register(fastifyStatic, { ...built, root: portal.web.folder, prefix: '/assets/' })
  if (portal.developer) {
    const root = resolve(buildPaths.graphiql, 'assets')
    // On a first start GraphiQL is still being built beside the running portal: files appear there later.
    await mkdir(root, { recursive: true })
    await app.register(fastifyStatic, { ...built, root, prefix: '/graphiql/assets/' })
  }

  app.get('/theme.css', async (request, reply) => {
    const live = currentBrand(portal, request)
    if (!live) return reply.callNotFound()
    const { css, address } = live.theme
    const lasting = request.url === address
    return reply
      .headers({ 'cache-control': lasting ? `public, max-age=${year / 1000}, immutable` : 'no-cache' })
      .type('text/css; charset=utf-8')
      .send(css)
  })

  app.get<{ Params: { brand: string; file: string } }>(`${brandAssetsPrefix}:brand/:file`, async (request, reply) => {
    const { brand, file } = request.params
    const path = brandAsset(portal.manifestsFolder, brand, file)
    if (path === undefined) return reply.callNotFound()
    return reply.header('content-security-policy', imagePolicy).sendFile(path, { maxAge: hour })
  })

  app.get('/favicon.ico', async (request, reply) => {
    const { src } = currentBrand(portal, request)?.compiled.brand.images.phoneLogo ?? { src: '' }
    const [brand = '', file = ''] = src.startsWith(brandAssetsPrefix)
      ? src.slice(brandAssetsPrefix.length).split('/')
      : []
    const path = brandAsset(portal.manifestsFolder, brand, file)
    if (path === undefined) return reply.callNotFound()
    return reply.header('content-security-policy', imagePolicy).sendFile(path, { maxAge: hour })
  })
}
