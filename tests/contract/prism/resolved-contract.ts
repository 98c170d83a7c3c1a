import { contract, dereference } from '../support/contract.ts'
import { asList, asObject, type JsonObject } from '../support/json.ts'

/** Every reference replaced by what it names. */
function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || value === null) return value
  const object = '$ref' in value ? dereference(value) : value
  return Object.fromEntries(Object.entries(object).map(([key, inner]) => [key, resolve(inner)]))
}

/**
 * The contract without references and with base paths written into its paths, which is how mock gateways want it: they look
 * at the path alone and not at the server that a path is said to be on.
 */
export function resolvedContract(): JsonObject {
  const paths = Object.entries(asObject(contract.paths)).map(([path, given]) => {
    const { servers, ...item } = asObject(given)
    const base = String(asObject(asList(servers ?? contract.servers)[0]).url).replace(/\/$/, '')
    return [base + path, item]
  })
  return asObject(resolve({ ...contract, servers: [], paths: Object.fromEntries(paths) }))
}
