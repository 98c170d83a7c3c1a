import type { Code } from '../../schema/generated/gateway-types.ts'

/** Codes by type, within a type by sortOrder, whatever order they came in (ACCOUNT-04). Equal places keep their order. */
export function inSortOrder(codes: readonly Code[]): Code[] {
  return codes.toSorted((one, other) =>
    one.codeType === other.codeType ? one.sortOrder - other.sortOrder : one.codeType < other.codeType ? -1 : 1,
  )
}
