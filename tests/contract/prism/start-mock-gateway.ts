import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation'
import { createLogger } from '@stoplight/prism-core'
import { createServer } from '@stoplight/prism-http-server'
import { resolvedContract } from './resolved-contract.ts'

/** A gateway that knows nothing but the contract. */
export interface MockGateway {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Starts the gateway that Prism makes of the contract alone, on a free port. It answers with the examples of the document, or
 * when asked to with values that it makes up from the schemas; requests that break the contract and missing tokens it refuses.
 */
export async function startMockGateway(): Promise<MockGateway> {
  const server = createServer(transformOas3Operations(resolvedContract()), {
    components: { logger: createLogger('mock gateway', { level: 'silent' }) },
    cors: false,
    config: {
      ...{
        isProxy: false,
        upstreamProxy: undefined,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: true,
      },
      mock: { dynamic: false, seed: 'portal' },
    },
  })
  const origin = await server.listen(0, '127.0.0.1')
  return { origin, close: () => server.close() }
}
