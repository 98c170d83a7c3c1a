import { Pool } from 'undici'

/**
 * The connections to the gateway: enough for peak queries times their fan-out, without pipelining (one slow answer would
 * hold up others), closed when idle before the gateway closes them. The client's timers are off because every call has its
 * own deadline. The first idle connection is used first, so that a few stay warm and those of a peak close by themselves;
 * used in turn, nearly every call of a quiet hour would have to connect first.
 */
export function createPool(gatewayUrl: string, connections = 512): Pool {
  return new Pool(new URL(gatewayUrl).origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: 3_000 },
  })
}
