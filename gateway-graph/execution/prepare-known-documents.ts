import { type GraphQLSchema, parse, validate } from 'graphql'
import { compile, type Runnable } from './runnable.ts'

/**
 * The client's own documents, by hash: parsed, validated and compiled once, at the start. Throws when one does not fit
 * the schema, for then client and gateway are of different builds.
 */
export function prepareKnownDocuments(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): ReadonlyMap<string, Runnable> {
  return new Map(
    Object.entries(texts).map(([hash, text]) => {
      const document = parse(text, { noLocation: true })
      const [error] = validate(schema, document)
      if (error) throw new Error(`A known document does not fit the schema: ${error.message}\n${text}`)
      return [hash, compile(schema, document)]
    }),
  )
}
