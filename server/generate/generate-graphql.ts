import { basename } from 'node:path'
import { concatAST, type DocumentNode, Kind, print } from 'graphql'
import {
  documentModule,
  type Fragments,
  type NamedDocument,
  nameDocument,
  schemaTypes,
  studioDocumentModule,
  withFragments,
} from './client-documents.ts'
import { banner } from './codegen-options.ts'
import { type GraphqlFile, holdToSchema, parseGraphqlFiles } from './graphql-files.ts'
import { schemaOf, withKeys } from './keyed-documents.ts'
import { ofContent, ofMembers, resolverTypes } from './resolver-types.ts'
import { schemaFile, schemaText } from './schema-text.ts'

type Generated = readonly [path: string, text: string]

const operationsOf = ({ document }: GraphqlFile) =>
  document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION)

/** Resolver types for gateway-graph and gateway-content, the printed schema, typed documents for web, and the list of documents the client may send. */
export async function generateGraphql(): Promise<Map<string, string>> {
  const sdl = [
    ...(await parseGraphqlFiles('gateway-graph/**/*.graphql')),
    ...(await parseGraphqlFiles('schema/generated/*.graphql')),
  ]
  const schema = concatAST(sdl.map(file => file.document))
  const files = await parseGraphqlFiles('web/**/*.graphql')
  const fragments = fragmentsIn(files)
  // Sent are the documents with keys for the browser's cache; screens know nothing of these.
  const whole = schemaOf(schema)
  holdToSchema(files, whole)
  const sent = files.map(file => ({ ...file, document: withKeys(file.document, whole) }))
  const named = sent.flatMap(operationsOf).map(operation => nameDocument(operation, fragmentsIn(sent)))
  return new Map([
    ['gateway-graph/generated/resolver-types.ts', await resolverTypes(schema, ofMembers)],
    [schemaFile, await schemaText(schema)],
    ['web/generated/schema-types.ts', await schemaTypes(schema, concatAST(files.map(file => file.document)))],
    ...(await documentModules(files, schema, fragments, named)),
    ...documentLists(named),
    ...(await contentSchema()),
  ])
}

const fragmentsIn = (files: readonly GraphqlFile[]): Fragments =>
  new Map(
    files
      .flatMap(file => file.document.definitions)
      .flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )

/** The studio's schema and the documents that its client asks with: its resolvers' types, and its text as a module, so that a bundle has it. */
async function contentSchema(): Promise<Generated[]> {
  const schema = concatAST((await parseGraphqlFiles('gateway-content/*.graphql')).map(file => file.document))
  const text = `${banner}/** The studio's schema, in GraphQL's schema language. */\nexport const schemaText = ${JSON.stringify(print(schema))}\n`
  const files = await parseGraphqlFiles('studio/**/*.graphql')
  const fragments = fragmentsIn(files)
  const modules = files
    .filter(file => operationsOf(file).length > 0)
    .map(
      async ({ location, document }): Promise<Generated> => [
        `studio/generated/${basename(location, '.graphql')}.ts`,
        await studioDocumentModule(schema, withFragments(document, fragments)),
      ],
    )
  return [
    ...(await Promise.all(modules)),
    ['studio/generated/schema-types.ts', await schemaTypes(schema, concatAST(files.map(file => file.document)))],
    ['gateway-content/generated/resolver-types.ts', await resolverTypes(schema, ofContent)],
    ['gateway-content/generated/schema-text.ts', text],
  ]
}

function documentModules(
  files: GraphqlFile[],
  schema: DocumentNode,
  fragments: Fragments,
  named: NamedDocument[],
): Promise<Generated[]> {
  const known = new Map(named.map(document => [document.operation, document]))
  const withOperations = files.filter(file => operationsOf(file).length > 0)
  return Promise.all(
    withOperations.map(async ({ location, document }) => [
      `web/generated/${basename(location, '.graphql')}.ts`,
      await documentModule(schema, withFragments(document, fragments), known),
    ]),
  )
}

function documentLists(named: NamedDocument[]): Generated[] {
  const ids = JSON.stringify(Object.fromEntries(named.map(({ operation, id }) => [operation, id])), null, 2)
  const texts = JSON.stringify(Object.fromEntries(named.map(({ id, text }) => [id, text])), null, 2)
  return [
    [
      'web/generated/document-ids.ts',
      `${banner}/** Operation name to the hash by which the client names the document, for whoever asks for one without the client. */\nexport const documentIds: Record<string, string> = ${ids}\n`,
    ],
    ['web/generated/known-documents.json', `${texts}\n`],
  ]
}
