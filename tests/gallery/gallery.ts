import { createServer } from 'vite'
import { oncePerSource } from '../../server/build/once-per-source.ts'
import { galleryBuild, galleryConfig } from './vite-config.ts'

/** `npm run gallery`: serves the gallery and replaces what is saved. `--build` makes static files of it instead. */
if (process.argv.includes('--build')) {
  const built = await oncePerSource(galleryBuild)
  console.log(built ? 'Built the gallery' : 'The gallery is up to date')
} else {
  const server = await createServer(galleryConfig)
  await server.listen()
  server.printUrls()
}
