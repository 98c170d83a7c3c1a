import type { PortalError } from '../../../web/query/query.ts'

/** A failure at a place of the answer, "viewer.claims", as the server tells it; of the whole request without one. */
export const failing = (place?: string, status = 502): { errors: PortalError[] } => ({
  errors: [{ code: 'UPSTREAM', status, path: place?.split('.') ?? [] }],
})
