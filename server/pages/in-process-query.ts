import type { Answer, Query } from '../../web/app/portal.ts'
import type { KnownDocuments } from '../graphql/known-documents.ts'
import { operationOf } from '../graphql/known-documents.ts'
import { portalErrors } from '../graphql/portal-errors.ts'
import type { Visit } from '../request/visit.ts'

/** Runs the client's documents for the server's rendering: no HTTP, same session, same rules as /graphql. */
export function inProcessQuery(visit: Visit, documents: KnownDocuments): Query {
  return async <Data, Variables extends Record<string, unknown>>(
    document: Parameters<Query>[0],
    variables: Variables,
  ): Promise<Answer<Data>> => {
    const name = operationOf(document)?.name?.value ?? ''
    const known = documents.byName.get(name)
    if (!known) throw new Error(`The document ${name} is not among the known documents: run npm run generate`)
    const { data, errors } = await visit.ask(known, variables)
    // The documents are typed by the generator from the same schema that answered them.
    return { data: data as Data | null, errors: portalErrors(errors) }
  }
}
