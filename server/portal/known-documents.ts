import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import clientTexts from '../../web/generated/known-documents.json' with { type: 'json' }

export interface KnownDocument {
  /** Hash by which the client names it. */
  hash: string
  /** The name of its operation. */
  name: string
  kind: OperationDefinitionNode['operation']
}

/** The client's own documents: the only ones that run outside developer mode. */
export interface KnownDocuments {
  /** Hash to text. */
  texts: Readonly<Record<string, string>>
  byHash: ReadonlyMap<string, KnownDocument>
  /** By operation name, for documents that run in process. */
  byName: ReadonlyMap<string, KnownDocument>
}

/** Indexes documents given as hash and text: the client's own, which `npm run generate` lists, when left out. */
export function knownDocuments(texts: Readonly<Record<string, string>> = clientTexts): KnownDocuments {
  const documents = Object.entries(texts).map(([hash, text]): KnownDocument => {
    const [kind, name] = operationIn(text)
    return { hash, name, kind }
  })
  return {
    texts,
    byHash: new Map(documents.map(document => [document.hash, document])),
    byName: new Map(documents.map(document => [document.name, document])),
  }
}

/** Kind and name of the one operation; the client's own documents begin with it, which spares parsing them at every start. */
function operationIn(text: string): [KnownDocument['kind'], string] {
  const [, kind, name] = /^(query|mutation) (\w+)/.exec(text) ?? []
  if (kind !== undefined && name !== undefined) return [kind as KnownDocument['kind'], name]
  const operation = operationOf(parse(text, { noLocation: true }))
  return [operation?.operation ?? ('query' as KnownDocument['kind']), operation?.name?.value ?? '']
}

/** The one operation of a document. */
export function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)
}
