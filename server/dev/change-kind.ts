/**
 * What a changed file asks for while developing:
 * - `manifests`: read the manifests again
 * - `names`: once manifests are read, generate again what is made from the names in them
 * - `documents`, `schemas`: generate again what is made from GraphQL, or everything
 * - `server`: run the server's changed code
 * - `gateway`: start the reference gateway again
 * - `frame`: start the development server itself again
 */
export type Change = 'manifests' | 'names' | 'documents' | 'schemas' | 'server' | 'gateway' | 'frame'

/** What files ask for, by their path below the repository; the first pattern counts. */
const changes: readonly (readonly [RegExp, readonly Change[]])[] = [
  [/\.test\.tsx?$|\/testing\/|^gateway-graph\/examples\//, []],
  [/^manifests\/base\/[^/]+\.json$/, ['manifests', 'names']],
  [/^manifests\//, ['manifests']],
  // Types alone: nothing runs them.
  [/^schema\/generated\/words\.ts$/, []],
  [/^web\/generated\/known-documents\.json$/, ['server']],
  [/^schema\/generated\/gateway-/, ['server', 'gateway']],
  [/^(schema|gateway-content|gateway-graph)\/generated\/.*\.(ts|js|graphql)$/, ['server']],
  [/\/generated\//, []],
  [/^gateway-(content|graph)\/.*\.graphql$/, ['documents', 'server']],
  [/^web\/.*\.graphql$|^server\/generate\//, ['documents']],
  [/^schema\/(generate\/.*\.ts|.*\.json)$/, ['schemas', 'server']],
  [/^server\/(dev|build|start|graphiql|cli\/dev\.ts)|^package-lock\.json$/, ['frame']],
  [/^server\/(cli|demo)\//, []],
  [/^(server|engine|gateway-content|gateway-graph|schema)\/.*\.(ts|js|json)$/, ['server']],
  [/^gateway-rest\/.*\.(ts|sql|json)$/, ['gateway']],
]

/** What a changed file asks for: nothing for what Vite replaces in the browser, and for tests. */
export function changesOf(path: string): readonly Change[] {
  return changes.find(([pattern]) => pattern.test(path))?.[1] ?? []
}
