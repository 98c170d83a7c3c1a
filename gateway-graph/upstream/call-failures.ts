import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { validateErrorBody } from '../../schema/generated/gateway-validators.js'
import type { ErrorCode } from '../generated/resolver-types.ts'
import { parseJson } from './answer-text.ts'

/** Code and status of a call that got no whole answer. */
export interface TransportFailure {
  code: ErrorCode
  status: number
}

const unreachable: TransportFailure = { code: 'UNREACHABLE', status: 1 }
const timeout: TransportFailure = { code: 'TIMEOUT', status: 408 }
const broken: TransportFailure = { code: 'UPSTREAM', status: 502 }

const byCode: { readonly [code: string]: TransportFailure } = {
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  UND_ERR_CONNECT_TIMEOUT: unreachable,
  UND_ERR_HEADERS_TIMEOUT: timeout,
  UND_ERR_BODY_TIMEOUT: timeout,
}
const byName: { readonly [name: string]: TransportFailure } = {
  TimeoutError: timeout,
  AbortError: { ...timeout, code: 'ABORTED' },
}

/** What an error of the HTTP client means: unreachable (status 1, ERR-30), too late (408), or a broken connection (502). */
export function failureOfTransport(error: unknown): TransportFailure {
  if (!(error instanceof Error)) return broken
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return byCode[code] ?? byName[error.name] ?? broken
}

const codes: { readonly [status: number]: ErrorCode } = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  429: 'RATE_LIMITED',
  504: 'TIMEOUT',
}

/** The code of an upstream status other than success. */
export function codeOfStatus(status: number): ErrorCode {
  return codes[status] ?? 'UPSTREAM'
}

/** The status that a page may show for it: an upstream redirect is not passed on. */
export function failureStatus(status: number): number {
  return status >= 400 && status <= 599 ? status : 502
}

/** The body of an error response when it keeps the contract; undefined for any other. */
export function readErrorBody(text: string | undefined): ErrorBody | undefined {
  const value = text === undefined ? undefined : parseJson(text)
  return validateErrorBody(value) ? value : undefined
}
