import { createHash } from 'node:crypto'
import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql'
import { type Fragments, withFragments } from './with-fragments.ts'

/** A document that the client may send. */
export interface NamedDocument {
  /** Name of its one operation. */
  operation: string
  /** The hash by which the client names it: SHA-256 of the text, in hex. */
  id: string
  text: string
}

const fragmentName = (node: DocumentNode['definitions'][number]) =>
  node.kind === Kind.FRAGMENT_DEFINITION ? node.name.value : ''

/** Prints an operation with its fragments in one way, and hashes that. */
export function nameDocument(operation: OperationDefinitionNode, fragments: Fragments): NamedDocument {
  const whole = withFragments({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments)
  // The operation has no fragment name and so stays in front; the order of its fragments is not to matter.
  const definitions = whole.definitions.toSorted((a, b) => fragmentName(a).localeCompare(fragmentName(b)))
  const text = print({ kind: Kind.DOCUMENT, definitions })
  return { operation: operation.name?.value ?? '', id: createHash('sha256').update(text).digest('hex'), text }
}
