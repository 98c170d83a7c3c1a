import { pipeline, type Readable, Transform } from 'node:stream'
import type { Dispatcher } from 'undici'
import { callAddress } from '../../gateway-graph/upstream/call-address.ts'
import { failureOfTransport } from '../../gateway-graph/upstream/call-failures.ts'
import { areaOfCall } from '../../gateway-graph/upstream/call-names.ts'
import { guardsOfPool } from '../../gateway-graph/upstream/guards-of-pool.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal/portal.ts'
import type { GatewayFile } from './gateway-file.ts'

/** For whom a file is fetched; `signal` goes off when the browser hangs up. */
interface Asker {
  readonly token: string
  readonly requestId: string
  readonly signal: AbortSignal
}

/** A file on its way, or the status to tell instead. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly body: Readable; readonly length: string | undefined }
  | { readonly kind: 'failed'; readonly status: number }

/** How long a whole file may take however slowly it is read, in milliseconds, and how large it may be. */
const wholeFileMs = 60_000
const largestFile = 25 * 1024 * 1024

/**
 * Asks the REST gateway for a file as the session's member. It has to begin within the portal's deadline; a failing
 * gateway is left alone for a while like any of its calls.
 */
export async function fetchGatewayFile(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  asker: Asker,
): Promise<FetchedFile> {
  const { breaker } = guardsOfPool(portal.pool)
  const area = areaOfCall(file.call)
  if (!breaker.allows(area)) return { kind: 'failed', status: 503 }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), portal.deadlineMs)
  const signal = AbortSignal.any([asker.signal, late.signal, AbortSignal.timeout(wholeFileMs)])
  try {
    const answer = await ask(portal, live, file, { ...asker, signal })
    breaker.record(area, answer.statusCode < 500)
    return await read(answer, file)
  } catch (error) {
    if (failureOfTransport(error).code !== 'ABORTED') breaker.record(area, false)
    return { kind: 'failed', status: statusOfTransport(error) }
  } finally {
    clearTimeout(timer)
  }
}

function ask(portal: Portal, live: LiveBrand, file: GatewayFile, asker: Asker): Promise<Dispatcher.ResponseData> {
  const { gatewayBasePath: basePath, domainId } = live.compiled.brand
  const url = callAddress(file.call, file.query, { gatewayUrl: portal.gatewayUrl, basePath, domainId })
  return portal.pool.request({
    method: 'GET',
    path: url.pathname + url.search,
    headers: {
      accept: file.mediaType,
      authorization: `Bearer ${asker.token}`,
      'x-request-id': asker.requestId,
    },
    signal: asker.signal,
  })
}

/** A page of a proxy with status 200 must not be taken for a file, and nothing else is passed on. */
async function read(answer: Dispatcher.ResponseData, { mediaType }: GatewayFile): Promise<FetchedFile> {
  const { statusCode, headers, body } = answer
  const isWanted = String(headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() === mediaType
  const length = headers['content-length']
  if (statusCode !== 200 || !isWanted || Number(length ?? 0) > largestFile) {
    // What is not wanted is not read to its end; without a listener the break would take the process down.
    body.on('error', () => undefined).destroy()
    return { kind: 'failed', status: statusCode === 200 ? 502 : statusOfRefusal(statusCode) }
  }
  return {
    kind: 'file',
    body: pipeline(body, capBytes(largestFile), () => undefined),
    length: typeof length === 'string' ? length : undefined,
  }
}

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
function statusOfRefusal(upstream: number): number {
  return ofRefusals.get(upstream) ?? (upstream >= 500 ? upstream : 502)
}

/** The status to tell when the gateway gave no answer: 503 for nobody there, 504 for too late, else 502. */
function statusOfTransport(error: unknown): number {
  return ofTransport.get(failureOfTransport(error).code) ?? 502
}

/** Passes bytes on until there are more than a whole answer may have, then breaks off. */
export function capBytes(most: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength
      if (size > most) done(new RangeError('The file is over the cap'))
      else done(null, chunk)
    },
  })
}
