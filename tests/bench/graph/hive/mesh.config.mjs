import { defineConfig } from '@graphql-mesh/compose-cli'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'

/** Hive Gateway's supergraph of the portal's own contract, with nothing changed. */
export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('Gateway', {
        source: process.env.CONTRACT,
        endpoint: `${process.env.UPSTREAM}/api`,
        operationHeaders: { authorization: '{context.headers.authorization}' },
      }),
    },
  ],
})
