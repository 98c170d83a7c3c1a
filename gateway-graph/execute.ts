import { createHash } from 'node:crypto'
import type { GraphQLSchema } from 'graphql'
import type { GraphContext, Log } from './context/graph-context.ts'
import { freeDocuments } from './execution/free-documents.ts'
import { type Audience, type GraphAnswer, graphError, maskError } from './execution/graph-errors.ts'
import { prepareKnownDocuments, type Runnable } from './execution/runnable.ts'

export interface ExecutorOptions {
  schema: GraphQLSchema
  /** Hash to text: the client's own documents (web/generated/known-documents.json). */
  knownDocuments: Readonly<Record<string, string>>
  /** Whether documents that are not known may run, under limits. Off in production. */
  developerMode: boolean
  log: Log
}

/** A document by its hash, or as text, with values for its variables. */
interface GraphRequest {
  document: { hash: string } | { text: string }
  variables?: Record<string, unknown>
  /** Which operation of a free document with several. */
  operationName?: string
}

/** Runs one request; never throws. The answer is `{ data, errors }` with masked errors. */
export type Execute = (request: GraphRequest, context: GraphContext) => Promise<GraphAnswer>

/**
 * The executor that the server uses in process and for /graphql. Known documents take the short path: looked up by hash,
 * already compiled. Outside developer mode nothing else runs. Throws at once when a known document does not fit the schema.
 */
export function createExecutor({ schema, knownDocuments, developerMode, log }: ExecutorOptions): Execute {
  const known = prepareKnownDocuments(schema, knownDocuments)
  const prepareFree = freeDocuments(schema)

  function find(request: GraphRequest, requestId: string): Runnable | GraphAnswer {
    const { document, operationName } = request
    const hash = 'hash' in document ? document.hash : createHash('sha256').update(document.text).digest('hex')
    const ready = known.get(hash)
    if (ready) return ready
    if ('hash' in document) return refused('UNKNOWN_DOCUMENT', 400)
    if (!developerMode) return refused('FORBIDDEN_DOCUMENT', 403)
    const free = prepareFree(document.text, operationName)
    if ('run' in free) return free.run
    return { data: null, errors: free.errors.map(({ message }) => maskError({ message }, log, requestId, 'developer')) }
  }

  return async (request, context) => {
    const { requestId } = context
    const found = find(request, requestId)
    if (typeof found !== 'function') return found
    // Members' documents come by hash, also where developers may write their own.
    const audience: Audience = developerMode && 'text' in request.document ? 'developer' : 'member'
    try {
      const { data, errors } = await found(context, request.variables ?? {})
      return {
        data: data ?? null,
        errors: (errors ?? []).map(error => maskError(error, log, requestId, audience)),
      }
    } catch (error) {
      return { data: null, errors: [maskError({ message: '', originalError: error }, log, requestId, audience)] }
    }
  }
}

function refused(code: string, status: number): GraphAnswer {
  return { data: null, errors: [graphError({ code, status, area: 'graph' }, 'member')] }
}
