import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import { developerLimits, documentLimits } from './document-limits.ts'
import type { RawError } from './graph-errors.ts'
import { interpret, type Runnable } from './runnable.ts'

/** Largest document that is parsed, in tokens. */
export const maxTokens = 2_000
/** Valid documents that are remembered; older ones are forgotten. */
const remembered = 100

/** A free document: ready to run, or what is wrong with it. */
export type FreeDocument = { run: Runnable } | { errors: readonly RawError[] }

/** Prepares documents that developers write: limited, interpreted, and remembered in bounded number. */
export function freeDocuments(schema: GraphQLSchema): (text: string, operationName?: string) => FreeDocument {
  const ready = new Map<string, FreeDocument>()
  const rules = [...specifiedRules, documentLimits(developerLimits)]

  function prepare(text: string, operationName?: string): FreeDocument {
    try {
      const document = parse(text, { maxTokens })
      const errors = validate(schema, document, rules)
      return errors.length > 0 ? { errors } : { run: interpret(schema, document, operationName) }
    } catch (error) {
      return { errors: [{ message: error instanceof Error ? error.message : 'Syntax error' }] }
    }
  }

  return (text, operationName) => {
    const key = `${operationName ?? ''}\n${text}`
    const known = ready.get(key)
    if (known) return known
    const prepared = prepare(text, operationName)
    if (ready.size >= remembered) ready.delete(ready.keys().next().value ?? '')
    if ('run' in prepared) ready.set(key, prepared)
    return prepared
  }
}
