import { Pool } from 'undici'

/**
 * The connections to the gateway: enough for peak queries times their fan-out, no pipelining (one slow answer would hold
 * up others), idle ones closed before the gateway does. The request's own deadline is shorter than the timeouts here. The
 * first idle one is used first: a few stay warm, and those that a peak needed end of themselves. Used in turns, all of
 * them would have to connect anew for nearly every call of a quiet hour.
 */
export function createPool(gatewayUrl: string, connections = 512): Pool {
  return new Pool(new URL(gatewayUrl).origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    connect: { timeout: 3_000 },
  })
}
