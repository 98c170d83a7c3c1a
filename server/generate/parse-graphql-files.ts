import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type DocumentNode, parse } from 'graphql'

const top = resolve(import.meta.dirname, '../..')

/** A `.graphql` file, by its path below the repository. */
export interface GraphqlFile {
  location: string
  document: DocumentNode
}

/** Parses the `.graphql` files of a pattern in the order of their names. Throws on a syntax error. */
export async function parseGraphqlFiles(pattern: string): Promise<GraphqlFile[]> {
  const files: string[] = []
  // The examples are queries for people to try, neither schema nor documents of the client.
  for await (const file of glob(pattern, { cwd: top, exclude: ['gateway-graph/examples/**'] })) files.push(file)
  return Promise.all(
    files.sort().map(async location => ({
      location,
      document: parse(await readFile(resolve(top, location), 'utf8'), { noLocation: true }),
    })),
  )
}
