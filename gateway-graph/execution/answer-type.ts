/** The extension by which Apollo Server takes a document by its hash. */
export function persistedQuery(hash: string): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } }
}

/** The two media types of GraphQL over HTTP. */
export type AnswerType = 'application/graphql-response+json' | 'application/json'

/** Status of a well-formed request whose document cannot run (GraphQL over HTTP, Media Types). */
export const cannotRunStatus: { readonly [Type in AnswerType]: number } = {
  'application/graphql-response+json': 400,
  'application/json': 200,
}
