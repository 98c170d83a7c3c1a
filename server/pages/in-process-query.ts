import type { ResultOf } from '@graphql-typed-document-node/core'
import type { Query } from '../../web/app/portal.ts'
import type { KnownDocuments } from '../graphql/known-documents.ts'
import { operationOf } from '../graphql/known-documents.ts'
import { portalErrors } from '../graphql/portal-errors.ts'
import type { Visit } from '../request/visit.ts'

/** Runs the client's documents for the server's rendering: no HTTP, same session, same rules as /graphql. */
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
