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

/** Reads a body of /graphql; undefined when it is neither of the two forms, or a batch. */
export function readGraphqlRequest(body: unknown): KnownRequest | FreeRequest | undefined {
  if (!isRecord(body) || holdsForbiddenKey(body)) return undefined
  const { id, query } = body
  const variables = body.variables ?? {}
  const operationName = body.operationName ?? undefined
  if (!isRecord(variables) || !isRecord(body.extensions ?? {})) return undefined
  if (operationName !== undefined && typeof operationName !== 'string') return undefined
  if (typeof id === 'string' && query === undefined) return { id, variables }
  if (typeof query !== 'string' || id !== undefined) return undefined
  return { query, variables, ...(operationName !== undefined && { operationName }) }
}

/** Reads the query string of a developer's GET; undefined when it is not a free query. */
export function readGraphqlSearch(search: unknown): FreeRequest | undefined {
  if (!isRecord(search) || 'id' in search) return undefined
  const { variables, extensions, ...rest } = search
  const read = readGraphqlRequest({ ...rest, variables: jsonOf(variables), extensions: jsonOf(extensions) })
  return read && 'query' in read ? read : undefined
}

/** A JSON parameter of an address; text that is not JSON stays a string, which no reader accepts. */
function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return text
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether parsed JSON has, at any depth, a key through which an object's prototype could be changed. */
export function holdsForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsForbiddenKey)
  return Object.entries(value).some(([key, entry]) => forbidden.has(key) || holdsForbiddenKey(entry))
}
