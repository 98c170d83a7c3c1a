import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { headersFor, securityHeaders } from '../security/security-headers.ts'
import { plainHeaders, plainPage } from './answer-failure.ts'
import { clientOf } from './client-of.ts'
import { requestId } from './request-id.ts'

/** A name or an address, with a port that there can be. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i
/** How proxies name a client: an address, with or without port, or a name that hides it. */
const clientForm = /^[a-z0-9._:[\]-]{1,64}$/i
const protocols: ReadonlySet<string> = new Set(['http', 'https'])

function isHost(text: string): boolean {
  const match = hostForm.exec(text)
  return match !== null && Number(match[1] ?? 0) <= 65_535
}

const isList = (header: string | string[] | undefined, fits: (entry: string) => boolean): boolean =>
  header === undefined ||
  String(header)
    .split(',')
    .every(entry => fits(entry.trim()))

/**
 * Whether a request is none that can be answered: a target that is no path, a host that there cannot be or two of them, or what
 * no proxy writes in its headers (SEC-22). Cheap, because every request is asked.
 */
export function isMalformed({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  const { host = '' } = headers
  return !url.startsWith('/') || !isHost(host) || hasSecondHost(rawHeaders) || !areForwarded(headers)
}

/** Node takes the first of two hosts, a proxy in front may take the other: then a page of one brand is kept as another's. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

function areForwarded({ 'x-forwarded-for': clients, 'x-forwarded-host': hosts, ...headers }: IncomingHttpHeaders) {
  return (
    isList(clients, entry => clientForm.test(entry)) &&
    isList(hosts, isHost) &&
    isList(headers['x-forwarded-proto'], entry => protocols.has(entry.toLowerCase()))
  )
}

/** Refuses a malformed request before anything is asked or made for it. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): void {
  const id = requestId(request)
  response
    .writeHead(400, { ...headersFor(clientOf(request)), ...plainHeaders, 'x-request-id': id, connection: 'close' })
    .end(request.method === 'HEAD' ? '' : plainPage(400, id))
}

/** What Node says of bytes that are no request, or only half of one, by the status to answer. */
const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers bytes that are no request, with the headers that every answer has, and hangs up. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = statuses[code] ?? 400
  const id = requestId({ headers: {} })
  const body = plainPage(status, id)
  const headers = {
    ...securityHeaders,
    ...plainHeaders,
    'x-request-id': id,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
