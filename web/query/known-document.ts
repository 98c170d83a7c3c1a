import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type DocumentNode, Kind, type OperationTypeNode } from 'graphql'
import { type Shape, selectionOf } from './shape.ts'

/** One of the client's own documents: the server has its text, so the browser carries its hash, and what it asks for to keep answers by. */
export interface KnownDocument<Data, Variables> extends TypedDocumentNode<Data, Variables> {
  /** SHA-256 of the text, in hex: by this the server knows it. */
  readonly id: string
}

/** Whether a document changes something. */
export const isMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(node => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation')

/** A document of one operation. Called by the generated modules. */
export const knownDocument = <Data, Variables>(
  operation: `${OperationTypeNode}`,
  name: string,
  id: string,
  shape: Shape,
): KnownDocument<Data, Variables> => ({
  id,
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: operation as OperationTypeNode,
      name: { kind: Kind.NAME, value: name },
      selectionSet: selectionOf(shape),
    },
  ],
})
