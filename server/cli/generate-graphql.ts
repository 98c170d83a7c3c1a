import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typedDocumentNode from '@graphql-codegen/typed-document-node'
import * as typescript from '@graphql-codegen/typescript'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { concatAST, type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'

const top = resolve(import.meta.dirname, '../..')
const banner = '// Generated from *.graphql by `npm run generate`. Do not edit.\n'
const scalars = {
  Date: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: "import('../../engine/view.ts').ShellView",
  ScreenView: "import('../../engine/view.ts').ScreenView",
  RichText: "import('../../engine/view.ts').RichText",
}
/** gateway-graph may not import engine: there the views are opaque. */
const opaque = { ...scalars, ShellView: 'unknown', ScreenView: 'unknown', RichText: "import('hast').Root" }

const enums = {
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: false,
  avoidOptionals: true,
  defaultScalarType: 'unknown',
}

async function parseFiles(pattern: string): Promise<{ location: string; document: DocumentNode }[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { cwd: top, exclude: ['gateway-graph/examples/**'] })) files.push(file)
  return Promise.all(
    files.sort().map(async location => ({
      location,
      document: parse(await readFile(resolve(top, location), 'utf8'), { noLocation: true }),
    })),
  )
}

/** Every fragment that a document spreads, directly or through another fragment. */
function usedFragments(
  document: DocumentNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Map<string, FragmentDefinitionNode> {
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread(spread) {
        const fragment = fragments.get(spread.name.value)
        if (!fragment || used.has(spread.name.value)) return
        used.set(spread.name.value, fragment)
        collect(fragment)
      },
    })
  collect(document)
  return used
}

/** An operation with its fragments, printed in one way, and the hash by which the client names it. */
function known(operation: DocumentNode, fragments: Map<string, FragmentDefinitionNode>): { id: string; text: string } {
  const used = [...usedFragments(operation, fragments).values()].sort((a, b) =>
    a.name.value.localeCompare(b.name.value),
  )
  const text = print({ kind: Kind.DOCUMENT, definitions: [...operation.definitions, ...used] })
  return { id: createHash('sha256').update(text).digest('hex'), text }
}

/** One module a document file, so that a screen's code carries only its own documents. */
async function documentModule(
  schema: DocumentNode,
  operations: DocumentNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Promise<string> {
  const own = new Set(
    operations.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  )
  const needed = [...usedFragments(operations, fragments).values()].filter(fragment => !own.has(fragment.name.value))
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...operations.definitions, ...needed] }
  const text = await codegen({
    schema,
    documents: [{ location: 'documents.graphql', document }],
    filename: 'documents.ts',
    config: {},
    plugins: [
      { operations: { ...enums, avoidOptionals: false, scalars } },
      { typedDocumentNode: { useTypeImports: true } },
    ],
    pluginMap: { operations: operationTypes, typedDocumentNode },
  })
  return banner + text
}

/** Resolver types for gateway-graph, typed documents for web, and the list of documents the client may send. */
export async function generateGraphql(): Promise<Map<string, string>> {
  const schema = concatAST(
    [...(await parseFiles('gateway-graph/**/*.graphql')), ...(await parseFiles('schema/generated/facts.graphql'))].map(
      file => file.document,
    ),
  )
  const documents = await parseFiles('web/**/*.graphql')
  const resolverTypes = await codegen({
    schema,
    documents: [],
    filename: 'resolver-types.ts',
    config: {},
    plugins: [
      { typescript: { ...enums, scalars: opaque } },
      {
        resolvers: {
          ...enums,
          scalars: opaque,
          contextType: '../context.ts#GraphContext',
          useIndexSignature: false,
          makeResolverTypeCallable: false,
          optionalResolveType: true,
          defaultMapper: 'Partial<{T}>',
        },
      },
    ],
    pluginMap: { typescript, resolvers },
  })

  const definitions = documents.flatMap(file => file.document.definitions)
  const fragments = new Map(
    definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  )
  const list = definitions.flatMap(node =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [[node.name?.value ?? '', known({ kind: Kind.DOCUMENT, definitions: [node] }, fragments)] as const]
      : [],
  )
  const modules = await Promise.all(
    documents
      .filter(file => file.document.definitions.some(node => node.kind === Kind.OPERATION_DEFINITION))
      .map(
        async file =>
          [
            `web/generated/${basename(file.location, '.graphql')}.ts`,
            await documentModule(schema, file.document, fragments),
          ] as const,
      ),
  )
  const ids = Object.fromEntries(list.map(([name, { id }]) => [name, id]))
  const texts = Object.fromEntries(list.map(([, { id, text }]) => [id, text]))

  return new Map([
    ['gateway-graph/generated/resolver-types.ts', banner + resolverTypes],
    ...modules,
    [
      'web/generated/document-ids.ts',
      `${banner}/** Operation name to the hash by which the client names the document. */\nexport const documentIds: Record<string, string> = ${JSON.stringify(ids, null, 2)}\n`,
    ],
    ['web/generated/known-documents.json', `${JSON.stringify(texts, null, 2)}\n`],
  ])
}
