/** What became of a call that got no whole answer. */
export interface TransportFailure {
  code: string
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

/** Reads an error of the HTTP client: nobody there (status 1, ERR-30), too late (408), or a broken connection (502). */
export function failureOfTransport(error: unknown): TransportFailure {
  if (!(error instanceof Error)) return broken
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return byCode[code] ?? byName[error.name] ?? broken
}
