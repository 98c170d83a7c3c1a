import { pipeline, type Readable, Transform } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { PublicFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { callAddress } from '../../gateway-graph/upstream/call-address.ts'
import { codeOfStatus, failureOfTransport } from '../../gateway-graph/upstream/call-failures.ts'
import { areaOfCall, nameOfCall } from '../../gateway-graph/upstream/call-names.ts'
import type { CallTrace } from '../../gateway-graph/upstream/call-watch.ts'
import { guardsOfPool } from '../../gateway-graph/upstream/guards-of-pool.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import type { Portal } from '../portal/portal.ts'
import type { GatewayFile } from './gateway-file.ts'

/** The member for whom a file is fetched; `signal` aborts when the browser hangs up. */
export interface FileRequester {
  readonly token: string
  readonly requestId: string
  /** Address of whoever asks: the gateway's audit says from where a file was taken (SEC-19). */
  readonly client: string
  readonly trace: CallTrace | undefined
  readonly signal: AbortSignal
}

/** A file that streams, or the status to answer instead. */
export type FetchedFile =
  | { readonly kind: 'file'; readonly body: Readable; readonly length: string | undefined }
  | { readonly kind: 'failed'; readonly status: number }

/** How long a whole file may take, in milliseconds, and how large it may be, in bytes. */
const wholeFileMs = 60_000
const largestFile = 25 * 1024 * 1024

/**
 * Asks the REST gateway for a file as the session's member. It has to begin within the portal's deadline; the
 * circuit breaker of its area counts the call like any other.
 */
export async function fetchGatewayFile(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  requester: FileRequester,
): Promise<FetchedFile> {
  const { breaker } = guardsOfPool(portal.pool)
  const area = areaOfCall(file.call)
  const call = { method: 'GET', name: () => nameOfCall(file.call) }
  if (!breaker.allows(area)) {
    portal.watch.notSent(call, 'CIRCUIT_OPEN')
    return { kind: 'failed', status: 503 }
  }
  const sentAt = performance.now()
  const span = requester.trace?.beginCall(call)
  const ended = (status: number | undefined, failure?: string) => {
    const outcome = { status, failure, ms: performance.now() - sentAt }
    portal.watch.ended(call, outcome)
    span?.end(outcome)
  }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), portal.deadlineMs)
  const signal = AbortSignal.any([requester.signal, late.signal, AbortSignal.timeout(wholeFileMs)])
  try {
    const traceparent = span?.traceparent ?? requester.trace?.traceparent
    const answer = await ask(portal, live, file, { ...requester, signal, traceparent })
    breaker.record(area, answer.statusCode < 500)
    ended(answer.statusCode, answer.statusCode < 400 ? undefined : codeOfStatus(answer.statusCode))
    return await read(answer, file)
  } catch (error) {
    const { code } = failureOfTransport(error)
    ended(undefined, code)
    if (code !== 'ABORTED') breaker.record(area, false)
    return { kind: 'failed', status: statusOfTransport(error) }
  } finally {
    clearTimeout(timer)
  }
}

function ask(
  portal: Portal,
  live: LiveBrand,
  file: GatewayFile,
  requester: FileRequester & { traceparent: string | undefined },
): Promise<Dispatcher.ResponseData> {
  const { gatewayBasePath: basePath, domainId, language } = live.compiled.brand
  const url = callAddress(file.call, file.query, { gatewayUrl: portal.gatewayUrl, basePath, domainId })
  return portal.pool.request({
    method: 'GET',
    path: url.pathname + url.search,
    headers: {
      accept: file.mediaType,
      'accept-language': language,
      authorization: `Bearer ${requester.token}`,
      'x-request-id': requester.requestId,
      'x-forwarded-for': requester.client,
      ...(requester.traceparent !== undefined && { traceparent: requester.traceparent }),
    },
    signal: requester.signal,
  })
}

/** A proxy's page with status 200 must not be taken for a file, so the media type decides. */
async function read(answer: Dispatcher.ResponseData, { mediaType }: GatewayFile): Promise<FetchedFile> {
  const { statusCode, headers, body } = answer
  const isWanted = String(headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() === mediaType
  const length = headers['content-length']
  if (statusCode !== 200 || !isWanted || Number(length ?? 0) > largestFile) {
    // The body is dropped unread; without a listener its error would end the process.
    body.on('error', () => undefined).destroy()
    return { kind: 'failed', status: statusCode === 200 ? 502 : statusOfRefusal(statusCode) }
  }
  return {
    kind: 'file',
    body: pipeline(body, capBytes(largestFile), () => undefined),
    length: typeof length === 'string' ? length : undefined,
  }
}

/** A refusal of the gateway keeps its status; a failure behind the portal becomes a 502, 503 or 504. */
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

/** The status to answer, by the gateway's status. */
function statusOfRefusal(upstream: number): number {
  return ofRefusals.get(upstream) ?? (upstream >= 500 ? upstream : 502)
}

/** The status to answer when the gateway did not: 503 when it is unreachable, 504 when it is late, else 502. */
function statusOfTransport(error: unknown): number {
  return ofTransport.get(failureOfTransport(error).code) ?? 502
}

/** The status to answer when a call failed on which the file depends. */
export const statusOfFailure = ({ code, status }: PublicFailure): number =>
  ofTransport.get(code) ?? statusOfRefusal(status)

/** Passes bytes on and fails once there are more than the limit. */
export function capBytes(limit: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength
      if (size > limit) done(new RangeError('The file is over the cap'))
      else done(null, chunk)
    },
  })
}
