import { buildPaths } from './build-paths.ts'
import { checkStudioWeight } from './check-studio-weight.ts'
import { checkWeight } from './check-weight.ts'
import type { Build } from './once-per-source.ts'
import { precompress } from './precompress.ts'

/** The client and its server rendering. Vite is loaded only when something is built. */
export const webBuild: Build = {
  name: 'web',
  stamp: buildPaths.webStamp,
  sources: ['web/**/*', 'engine/**/*.ts', 'schema/**/*.{ts,js,json}', 'server/build/**/*.ts', 'package-lock.json'],
  run: async () => {
    const [{ build }, { clientConfig, serverConfig }] = await Promise.all([import('vite'), import('./vite-config.ts')])
    await build(clientConfig)
    await build(serverConfig)
    await precompress(buildPaths.client, 11)
    await checkWeight(buildPaths.client)
  },
}

/** The studio's client. */
export const studioBuild: Build = {
  name: 'studio',
  stamp: buildPaths.studioStamp,
  sources: [
    'studio/**/*',
    'web/{state,styles,ui}/**/*',
    'engine/**/*.ts',
    'schema/**/*.{ts,js,json}',
    'server/build/**/*.ts',
    'package-lock.json',
  ],
  run: async () => {
    const [{ build }, { studioConfig }] = await Promise.all([import('vite'), import('./vite-config.ts')])
    await build(studioConfig)
    // Staff are few: half the seconds of the best compression are worth more to whoever builds.
    await precompress(buildPaths.studio, 9)
    checkStudioWeight(buildPaths.studio)
  },
}

/** GraphiQL, for developers. */
export const graphiqlBuild: Build = {
  name: 'GraphiQL',
  stamp: buildPaths.graphiqlStamp,
  sources: ['server/graphiql/**/*', 'gateway-graph/examples/*.graphql', 'server/build/**/*.ts', 'package-lock.json'],
  run: async () => {
    const [{ build }, { graphiqlConfig }] = await Promise.all([import('vite'), import('./vite-config.ts')])
    await build(graphiqlConfig)
    // The editor is large and for developers only: a better compression is not worth half a minute.
    await precompress(buildPaths.graphiql, 5)
  },
}
