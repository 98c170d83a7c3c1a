import { readGatewayDocument } from '../../../schema/generate/gateway-document.ts'
import { asObject, type JsonObject } from './json.ts'

/** The document as anybody reads it, with none of our types laid over it. */
export const contract: JsonObject = asObject({ ...(await readGatewayDocument()) })

/** The object that a local reference names, or the object itself when it is none. */
export function dereference(value: unknown): JsonObject {
  const object = asObject(value)
  if (typeof object.$ref !== 'string') return object
  let found: unknown = contract
  for (const key of object.$ref.slice('#/'.length).split('/')) found = asObject(found)[key]
  if (found === undefined) throw new Error(`The contract has nothing at ${object.$ref}`)
  return asObject(found)
}
