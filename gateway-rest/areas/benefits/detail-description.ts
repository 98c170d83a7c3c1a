import type { DetailDescription } from '../../../schema/generated/gateway-types.ts'

/** Words that explain an amount, or null when the plan has none. */
export function detailDescription(row: {
  readonly header: string | null
  readonly body: string | null
}): DetailDescription | null {
  return row.header === null || row.body === null ? null : { header: row.header, body: row.body }
}
