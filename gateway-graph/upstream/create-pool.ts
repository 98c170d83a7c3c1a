import { RoundRobinPool } from 'undici'

/**
 * The connections to the gateway: enough for peak queries times their fan-out, no pipelining (one slow answer would hold
 * up others), idle ones closed before the gateway does. The request's own deadline is shorter than the timeouts here. They
 * are used in turns: the plain pool looks through all busy connections for an idle one, twice a call.
 */
export function createPool(gatewayUrl: string, connections = 512): RoundRobinPool {
  return new RoundRobinPool(new URL(gatewayUrl).origin, {
    connections,
    pipelining: 1,
    keepAliveTimeout: 4_000,
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    connect: { timeout: 3_000 },
  })
}
