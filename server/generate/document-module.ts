import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'
import { banner, codegenOptions } from './codegen-options.ts'

const scalars = {
  Date: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: "import('../../engine/view.ts').ShellView",
  ScreenView: "import('../../engine/view.ts').ScreenView",
  RichText: "import('../../engine/view.ts').RichText",
}

const typeSuffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/** A document as the browser has it: its name and hash, typed by what it is asked with and answers. */
function declaration({ operation, name }: OperationDefinitionNode, ids: ReadonlyMap<string, string>): string {
  const own = name?.value ?? ''
  const type = `${own}${typeSuffixes[operation]}`
  const names = `'${operation}', '${own}', '${ids.get(own)}'`
  return `export const ${own}Document = knownDocument<${type}, ${type}Variables>(${names})\n`
}

/**
 * The module of one document file, so that a screen's code carries only its own documents. `ids` has the hash of each
 * operation by its name.
 */
export async function documentModule(
  schema: DocumentNode,
  document: DocumentNode,
  ids: ReadonlyMap<string, string>,
): Promise<string> {
  const text = await codegen({
    schema,
    documents: [{ location: 'documents.graphql', document }],
    filename: 'documents.ts',
    config: {},
    plugins: [{ operations: { ...codegenOptions, avoidOptionals: false, scalars } }],
    pluginMap: { operations },
  })
  const declarations = document.definitions.flatMap(node =>
    node.kind === Kind.OPERATION_DEFINITION ? [declaration(node, ids)] : [],
  )
  return [banner, "import { knownDocument } from '../app/known-document.ts'\n", text, '\n', ...declarations].join('')
}
