import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type DocumentNode, Kind, parse } from 'graphql'
import { top } from '../build/build-paths.ts'

export interface KnownDocument {
  /** Hash by which the client names it. */
  id: string
  text: string
  kind: 'query' | 'mutation' | 'subscription'
}

/** The client's own documents: the only ones that run outside developer mode. */
export interface KnownDocuments {
  byId: ReadonlyMap<string, KnownDocument>
  /** By operation name, for documents that are run in process. */
  byName: ReadonlyMap<string, KnownDocument>
}

const file = resolve(top, 'web/generated/known-documents.json')

/** Reads the list that `npm run generate` writes. */
export async function readKnownDocuments(): Promise<KnownDocuments> {
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  return knownDocuments(texts)
}

/** Indexes documents given as hash and text. */
export function knownDocuments(texts: Record<string, string>): KnownDocuments {
  const entries = Object.entries(texts).map(([id, text]) => {
    const operation = operationOf(parse(text, { noLocation: true }))
    return { name: operation?.name?.value ?? '', document: { id, text, kind: operation?.operation ?? 'query' } }
  })
  return {
    byId: new Map(entries.map(({ document }) => [document.id, document] as const)),
    byName: new Map(entries.map(({ name, document }) => [name, document] as const)),
  }
}

/** The one operation of a document. */
export function operationOf(document: DocumentNode) {
  return document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION)
}
