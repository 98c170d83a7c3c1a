import { contract, dereference } from '../support/contract.ts'
import { asObject, type JsonObject } from '../support/json.ts'
import { mediaTypes, operations } from '../support/operations.ts'

/** A schema with properties that some call answers with, and one of those calls. */
export interface AnswerSchema {
  readonly name: string
  readonly call: string
  readonly properties: readonly string[]
}

const named = asObject(asObject(contract.components).schemas)

/** Names of the schemas that a schema refers to, directly or through others. */
function* referred(schema: unknown, seen: Set<string>): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  const { contentSchema: _ofTokens, ...rest }: JsonObject = asObject(schema)
  const name = typeof rest.$ref === 'string' ? rest.$ref.split('/').pop() : undefined
  if (name !== undefined && !seen.has(name)) {
    seen.add(name)
    yield name
    yield* referred(dereference(rest), seen)
  }
  for (const inner of Array.isArray(schema) ? schema : Object.values(rest)) yield* referred(inner, seen)
}

/** Every schema with properties that an answer of success holds, at any depth. */
export function answerSchemas(): readonly AnswerSchema[] {
  const seen = new Set<string>()
  return operations.flatMap(({ id, answers }) => {
    const success = answers.get('200')
    if (success === undefined) return []
    const names = mediaTypes(success).flatMap(([, media]) => [...referred(media.schema, seen)])
    return names
      .map(name => ({ name, call: id, properties: Object.keys(asObject(asObject(named[name]).properties)) }))
      .filter(({ properties }) => properties.length > 0)
  })
}
