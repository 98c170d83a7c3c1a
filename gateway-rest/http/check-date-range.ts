import { GatewayError } from '../gateway-error.ts'

/**
 * Refuses dates that end before they start; a single day is a range (OPEN-38 holds the stricter rule of the screens).
 * @throws GatewayError 400 that names endDate.
 */
export function checkDateRange({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): void {
  if (endDate < startDate) throw new GatewayError('BAD_REQUEST', 'endDate is before startDate.', { field: 'endDate' })
}
