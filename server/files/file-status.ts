import { failureOfTransport } from '../../gateway-graph/upstream/failure-of-transport.ts'

/** What the gateway refuses is told as it is, what fails behind the portal as the portal's failure to get it. */
const ofRefusals: ReadonlyMap<number, number> = new Map([
  [400, 404],
  [401, 401],
  [403, 403],
  [404, 404],
  [408, 504],
  [429, 503],
  [503, 503],
  [504, 504],
])
const ofTransport: ReadonlyMap<string, number> = new Map([
  ['UNREACHABLE', 503],
  ['TIMEOUT', 504],
])

/** The status to tell instead of a file, by the status that the gateway answered with. */
export function statusOfRefusal(upstream: number): number {
  return ofRefusals.get(upstream) ?? (upstream >= 500 ? upstream : 502)
}

/** The status to tell when the gateway gave no answer: 503 for nobody there, 504 for too late, else 502. */
export function statusOfTransport(error: unknown): number {
  return ofTransport.get(failureOfTransport(error).code) ?? 502
}
