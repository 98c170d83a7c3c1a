const codes: { readonly [status: number]: string } = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'TIMEOUT',
  504: 'TIMEOUT',
}

/** The code of an upstream status that is no success. */
export function codeOfStatus(status: number): string {
  return codes[status] ?? 'UPSTREAM'
}
