import type { PortalError } from '../../../web/query/query.ts'

/** A failed call, as the gateway reports it. */
export const failing = (call: string, status = 502): { errors: PortalError[] } => ({
  errors: [{ code: 'UPSTREAM', status, area: 'account', call, path: [] }],
})
