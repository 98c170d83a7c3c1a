import type { ResultOf } from '@graphql-typed-document-node/core'
import type { GraphError } from '../../gateway-graph/execution/graph-errors.ts'
import type { PortalError, Query } from '../../web/query/query.ts'
import { type KnownDocuments, operationOf } from '../portal/known-documents.ts'
import type { Visit } from '../portal/visit.ts'

/** Runs the client's documents for server rendering: without HTTP, with the request's session, by the same rules as /graphql. */
export function inProcessQuery(visit: Visit, documents: KnownDocuments): Query {
  return async (document, variables) => {
    const name = operationOf(document)?.name?.value ?? ''
    const known = documents.byName.get(name)
    if (!known) throw new Error(`The document ${name} is not among the known documents: run npm run generate`)
    const { data, errors } = await visit.ask(known, variables)
    // The generator typed the document from the same schema that answered it.
    return { data: data as ResultOf<typeof document> | null, errors: portalErrors(errors) }
  }
}

/** Errors as screens read them: what members are told, and the path in the answer where data is missing. */
function portalErrors(errors: readonly GraphError[]): PortalError[] {
  return errors.map(({ path = [], extensions }) => ({ ...extensions, path }))
}
