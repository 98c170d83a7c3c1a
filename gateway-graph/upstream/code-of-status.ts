const codes: { readonly [status: number]: string } = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  429: 'RATE_LIMITED',
  504: 'TIMEOUT',
}

/** The code of an upstream status that is no success. */
export function codeOfStatus(status: number): string {
  return codes[status] ?? 'UPSTREAM'
}

/** The status that a page may show for it: a redirect of the gateway's is no redirect of ours. */
export function failureStatus(status: number): number {
  return status >= 400 && status <= 599 ? status : 502
}
