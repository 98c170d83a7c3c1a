import { buildPaths } from './build-paths.ts'
import type { Build } from './once-per-source.ts'
import { precompress } from './precompress.ts'

/** GraphiQL, for developers. */
export const graphiqlBuild: Build = {
  name: 'GraphiQL',
  stamp: buildPaths.graphiqlStamp,
  sources: ['server/graphiql/**/*', 'gateway-graph/examples/*.graphql', 'server/build/**/*.ts', 'package-lock.json'],
  run: async () => {
    const [{ build }, { graphiqlConfig }] = await Promise.all([import('vite'), import('./vite-config.ts')])
    await build(graphiqlConfig)
    // The editor is large and for developers only: the last few percent are not worth half a minute.
    await precompress(buildPaths.graphiql, 5)
  },
}
