import { readFile } from 'node:fs/promises'
import { buildASTSchema, buildSchema, type DocumentNode, lexicographicSortSchema, printSchema } from 'graphql'
import { top } from '../build/build-paths.ts'
import { breakingChanges } from './breaking-changes.ts'
import { committedText } from './committed-text.ts'

/** Where the schema stands as those who ask it see it. */
export const schemaFile = 'gateway-graph/generated/schema.graphql'

/**
 * The whole schema, sorted. Throws when it breaks documents that fit the committed one, and nobody was told (GRAPH-11): the
 * file is then neither written nor up to date, which fails the check.
 */
export async function schemaText(document: DocumentNode): Promise<string> {
  const schema = buildASTSchema(document)
  const text = `${printSchema(lexicographicSortSchema(schema))}\n`
  const committed = await committedText(top, schemaFile)
  if (committed === text || committed === '') return text
  const told = {
    today: new Date().toISOString().slice(0, 10),
    changelog: await readFile(`${top}/CHANGELOG.md`, 'utf8').catch(() => ''),
  }
  const broken = await breakingChanges(buildSchema(committed), schema, told)
  if (broken.length > 0)
    throw new Error(`The schema breaks what asks it:\n${broken.map(line => `  ${line}`).join('\n')}`)
  return text
}
