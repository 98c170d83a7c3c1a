import { ApolloLink, Observable } from '@apollo/client'
import { copyToken } from './copy-token.ts'

/** An answer that is no GraphQL answer, in the form of one, so that its status reaches the error page. */
const refused = (status: number): ApolloLink.Result => ({
  data: null,
  errors: [{ message: 'Refused', extensions: { code: 'REFUSED', status, area: 'portal' } }],
})

async function ask(
  operation: ApolloLink.Operation,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const response = await send('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-portal': '1',
    },
    body: JSON.stringify({ id: operation.getContext().id, variables: operation.variables }),
    signal,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  const isAnswer = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
  if (!isAnswer) return refused(response.status)
  const result = answer as ApolloLink.Result
  copyToken(result.extensions)
  return result
}

/** Names a document by its hash instead of sending its text: the server knows no others. */
export const createPortalLink = (send: typeof fetch) =>
  new ApolloLink(
    operation =>
      new Observable(observer => {
        const abort = new AbortController()
        ask(operation, send, abort.signal).then(
          answer => {
            observer.next(answer)
            observer.complete()
          },
          error => observer.error(error),
        )
        return () => abort.abort()
      }),
  )
