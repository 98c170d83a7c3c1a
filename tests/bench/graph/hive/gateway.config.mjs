import { defineConfig } from '@graphql-hive/gateway'

/** Hive Gateway as it comes, with the member's token passed on; nothing is reported to anybody. */
export const gatewayConfig = defineConfig({
  propagateHeaders: {
    fromClientToSubgraphs({ request }) {
      return { authorization: request.headers.get('authorization') ?? '' }
    },
  },
  reporting: undefined,
  logging: 'warn',
})
