import { createHash } from 'node:crypto'
import { codegen } from '@graphql-codegen/core'
import * as operations from '@graphql-codegen/typescript-operations'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql'
import type { Shape } from '../../web/query/shape.ts'
import { banner, codegenOptions } from './codegen-options.ts'
import { shapeOf } from './keyed-documents.ts'

/** A document that the client may send. */
export interface NamedDocument {
  /** Name of its one operation. */
  operation: string
  /** The hash by which the client names it: SHA-256 of the text, in hex. */
  id: string
  text: string
  /** What it asks for, as the browser has it. */
  shape: Shape
}

const fragmentName = (node: DocumentNode['definitions'][number]) =>
  node.kind === Kind.FRAGMENT_DEFINITION ? node.name.value : ''

/** Prints an operation with its fragments in a canonical order, and hashes the text. */
export function nameDocument(operation: OperationDefinitionNode, fragments: Fragments): NamedDocument {
  const whole = withFragments({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments)
  // The operation, without a fragment name, sorts first; the order of fragments must not change the hash.
  const definitions = whole.definitions.toSorted((a, b) => fragmentName(a).localeCompare(fragmentName(b)))
  const text = print({ kind: Kind.DOCUMENT, definitions })
  return {
    operation: operation.name?.value ?? '',
    id: createHash('sha256').update(text).digest('hex'),
    text,
    shape: shapeOf(operation, fragments),
  }
}

/** Fragments by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * A document with every fragment that it spreads, directly or through another fragment, and does not define itself.
 * They follow in the order of first use.
 */
export function withFragments(document: DocumentNode, fragments: Fragments): DocumentNode {
  const met = new Set(
    document.definitions.flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  )
  const added: FragmentDefinitionNode[] = []
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || met.has(name.value)) return
        met.add(name.value)
        added.push(fragment)
        collect(fragment)
      },
    })
  collect(document)
  return { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...added] }
}

const scalars = {
  Date: 'string',
  DateTime: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: "import('../../engine/view.ts').ShellView",
  ScreenView: "import('../../engine/view.ts').ScreenView",
  RichText: "import('../../engine/view.ts').RichText",
}

const typeSuffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/** A document as the browser has it: its name, hash and shape, typed by what it is asked with and answers. */
function declaration({ operation, name }: OperationDefinitionNode, known: ReadonlyMap<string, NamedDocument>): string {
  const own = name?.value ?? ''
  const type = `${own}${typeSuffixes[operation]}`
  const { id, shape } = known.get(own) ?? { id: '', shape: [] }
  const names = `'${operation}', '${own}', '${id}', ${JSON.stringify(shape)}`
  return `export const ${own}Document = knownDocument<${type}, ${type}Variables>(${names})\n`
}

const options = { ...codegenOptions, avoidOptionals: false, scalars }

function generated(schema: DocumentNode, document: DocumentNode, config: object, room = 'web'): Promise<string> {
  return codegen({
    schema,
    documents: [{ location: 'documents.graphql', document }],
    filename: `${room}/generated/documents.ts`,
    config: {},
    plugins: [{ operations: { ...options, ...config } }],
    pluginMap: { operations },
  })
}

/** The module of the enums and inputs that the client's documents use, which all their modules import. */
export async function schemaTypes(schema: DocumentNode, documents: DocumentNode): Promise<string> {
  return banner + (await generated(schema, documents, { generateOperationTypes: false }))
}

/**
 * The module of one document file, so that a screen's code carries only its own documents. `known` has each operation by
 * its name.
 */
export async function documentModule(
  schema: DocumentNode,
  document: DocumentNode,
  known: ReadonlyMap<string, NamedDocument>,
): Promise<string> {
  const text = await generated(schema, document, {
    importSchemaTypesFrom: './web/generated/schema-types.ts',
    importExtension: '.ts',
  })
  const declarations = document.definitions.flatMap(node =>
    node.kind === Kind.OPERATION_DEFINITION ? [declaration(node, known)] : [],
  )
  return [banner, "import { knownDocument } from '../query/known-document.ts'\n", text, '\n', ...declarations].join('')
}

/**
 * The module of a document file of the studio: its host takes any document, so the browser has the whole of it, which the cache
 * needs as well (STUDIO-36).
 */
export async function studioDocumentModule(schema: DocumentNode, document: DocumentNode): Promise<string> {
  const imports = { importSchemaTypesFrom: './studio/generated/schema-types.ts', importExtension: '.ts' }
  const text = await generated(schema, document, imports, 'studio')
  const fragments: Fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const declarations = document.definitions.flatMap(node => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return []
    const own = node.name?.value ?? ''
    const type = `${own}${typeSuffixes[node.operation]}`
    // With the fragments that it spreads, and no others: a document with more is refused.
    const whole = withFragments({ kind: Kind.DOCUMENT, definitions: [node] }, fragments)
    return [
      `export const ${own}Document = ${JSON.stringify(whole)} as unknown as TypedDocumentNode<${type}, ${type}Variables>\n`,
    ]
  })
  const types = "import type { TypedDocumentNode } from '@graphql-typed-document-node/core'\n"
  return [banner, types, text, '\n', ...declarations].join('')
}
