import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLSchema,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  parse,
  Source,
  validate,
} from 'graphql'
import { top } from '../build/build-paths.ts'

/** A `.graphql` file, by its path below the repository. */
export interface GraphqlFile {
  location: string
  document: DocumentNode
}

/** Parses the `.graphql` files of a pattern in the order of their names. Throws on a syntax error, which it names with its place. */
export async function parseGraphqlFiles(pattern: string): Promise<GraphqlFile[]> {
  const files: string[] = []
  // The examples are queries for people to try, neither schema nor documents of the client.
  for await (const file of glob(pattern, { cwd: top, exclude: ['gateway-graph/{examples,generated}/**'] }))
    files.push(file)
  return Promise.all(
    files.sort().map(async location => parseGraphqlFile(location, await readFile(resolve(top, location), 'utf8'))),
  )
}

/** A file's text as a document; a mistake says file, line and column. */
export function parseGraphqlFile(location: string, text: string): GraphqlFile {
  try {
    return { location, document: parse(new Source(text, location), { noLocation: true }) }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? []
    throw new Error(`${location}:${line}:${column} ${error.message}`)
  }
}

/** Throws for files that ask the schema for what it has not, each mistake with its file: the generator that follows knows only the whole. */
export function holdToSchema(files: readonly GraphqlFile[], schema: GraphQLSchema): void {
  const rules = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownTypeNamesRule]
  const mistakes = files.flatMap(({ location, document }) =>
    validate(schema, document, rules).map(({ message }) => `${location} ${message}`),
  )
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
}
