import { Pool } from 'undici'

/**
 * The connections to the gateway: enough for peak queries times their fan-out, no pipelining (one slow answer would hold
 * up others), idle ones closed before the gateway does. Every call has a deadline of its own, so the client's timers are
 * off. The first idle one is used first: a few stay warm, and those that a peak needed end of themselves. Used in turns,
 * all of them would have to connect anew for nearly every call of a quiet hour.
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
