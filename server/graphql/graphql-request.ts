import { holdsForbiddenKey } from '../security/holds-forbidden-key.ts'

/** A request for one of the client's own documents, by hash. */
export interface KnownRequest {
  id: string
  variables: Record<string, unknown>
}

/** A free query of a developer. */
export interface FreeRequest {
  query: string
  variables: Record<string, unknown>
  operationName?: string
}

/** Reads a body of /graphql; undefined when it is neither of the two forms, or a list of several. */
export function readGraphqlRequest(body: unknown): KnownRequest | FreeRequest | undefined {
  if (!isRecord(body) || holdsForbiddenKey(body)) return undefined
  const { id, query, operationName } = body
  const variables = body.variables ?? {}
  if (!isRecord(variables)) return undefined
  if (typeof id === 'string' && query === undefined) return { id, variables }
  if (typeof query !== 'string' || id !== undefined) return undefined
  return { query, variables, ...(typeof operationName === 'string' && { operationName }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
