import { createReadStream } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { top } from '../../server/build/build-paths.ts'
import type { Build } from '../../server/build/once-per-source.ts'
import { brandAsset, brandAssetsPrefix } from '../../server/files/brand-assets.ts'
import { readBrands } from './read-brands.ts'

const manifests = resolve(top, 'manifests')

/** Where the built gallery lies. */
export const builtGallery = resolve(top, '.build/gallery')

/** Two pages: the gallery, and the frame in which it draws a story. React is the one that warns, as in `npm run dev`. */
export const galleryConfig: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  envDir: false,
  publicDir: false,
  mode: 'development',
  cacheDir: resolve(top, '.build/vite-gallery'),
  plugins: [react(), brandModule(), brandImages()],
  server: { fs: { allow: [top] } },
  build: {
    outDir: builtGallery,
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: ['index.html', 'frame.html'].map(page => resolve(import.meta.dirname, page)) },
  },
}

/** The gallery as static files, for its test. */
export const galleryBuild: Build = {
  name: 'gallery',
  stamp: resolve(builtGallery, 'stamp.json'),
  sources: ['{tests/gallery,web,engine,schema,manifests}/**/*', 'tests/{areas,manifests}/**/*.ts', 'package-lock.json'],
  run: async () => {
    const { build } = await import('vite')
    const { NODE_ENV } = process.env
    // Vite builds React's production code in any other mode.
    process.env.NODE_ENV = 'development'
    try {
      await build({ ...galleryConfig, logLevel: 'error' })
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = NODE_ENV
    }
  },
}

/** The brands as a module; a changed manifest reloads the gallery. */
function brandModule(): Plugin {
  const name = 'virtual:brands'
  return {
    name: 'gallery-brands',
    resolveId: id => (id === name ? `\0${name}` : undefined),
    load: async id =>
      id === `\0${name}` ? `export const brands = ${JSON.stringify(await readBrands(manifests))}` : undefined,
    configureServer({ watcher, environments: { client } }) {
      watcher.add(manifests)
      watcher.on('all', (_event, file) => {
        if (!file.startsWith(manifests)) return
        client.moduleGraph.invalidateAll()
        client.hot.send({ type: 'full-reload' })
      })
    },
  }
}

/** The pictures of the brands under the addresses that they have on the portal. */
function brandImages(): Plugin {
  return {
    name: 'gallery-images',
    configureServer({ middlewares }) {
      middlewares.use(brandAssetsPrefix, (request, response, next) => {
        const [, brand = '', file = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
        const path = brandAsset(manifests, brand, file)
        if (path === undefined) return next()
        response.setHeader('content-type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream')
        createReadStream(resolve(manifests, path)).pipe(response)
      })
    },
    async generateBundle() {
      for await (const path of glob('*/assets/*', { cwd: manifests })) {
        const fileName = `${brandAssetsPrefix.slice(1)}${path.replace('/assets/', '/')}`
        this.emitFile({ type: 'asset', fileName, source: await readFile(resolve(manifests, path)) })
      }
    },
  }
}
