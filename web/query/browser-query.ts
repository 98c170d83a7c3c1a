import { ApolloClient, ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client'
import type { GraphQLFormattedError } from 'graphql'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { isMutation, type KnownDocument } from './known-document.ts'
import type { PortalError, Query, QueryResult } from './query.ts'
import { createSendings } from './sendings.ts'

/** The browser's way of asking, what it keeps of the answers, and the way to drop both these and those still to come (LOGOUT-08). */
export interface BrowserQuery extends Pick<AnswerCache, 'keep' | 'recall'> {
  query: Query
  /** For the hooks of components that ask by themselves. */
  client: ApolloClient
  /** Drops what is kept, and nothing else. */
  empty(): void
  forget(): void
}

/**
 * Runs the client's own documents over /graphql by hash. Members' data changes elsewhere too, so each question is asked anew;
 * whole answers are kept for those who may recall them (web/screen/revisits.ts). Only a lost connection counts as unreachable;
 * any other exception is a bug of the portal and is thrown, so that it is reported as one. Everything is asked for in the
 * language of the page (LOCALE-08), and of the revision that it was drawn of (STUDIO-28).
 */
export function createBrowserQuery(
  send: typeof fetch = fetch,
  language = () => document.documentElement.lang,
  revision = '',
): BrowserQuery {
  const { cache, changes, keep, change, recall, forget: empty } = createAnswerCache(language)
  const sendings = createSendings()
  // Rejects when answers are dropped: one that is pending then is lost, whoever asked, which is no bug.
  let dropped = Promise.withResolvers<never>()
  dropped.promise.catch(() => {})
  const page = (): AskingPage => ({ language: language(), revision, dropped: dropped.promise })
  const client = new ApolloClient({ link: createPortalLink(send, page), cache })

  async function query<Data, Variables extends Record<string, unknown>>(
    document: KnownDocument<Data, Variables>,
    variables: Variables,
  ): Promise<QueryResult<Data>> {
    if (isMutation(document)) {
      const answer = await sendings.once(document.id, variables, key => run(document, variables, key))
      change(document, variables, answer.data)
      return answer
    }
    const asked = language()
    const before = changes()
    const answer = await run(document, variables)
    const fits = asked === language() && before === changes()
    if (answer.data && answer.errors.length === 0 && fits) keep(document, variables, answer.data)
    return answer
  }

  async function run<Data, Variables extends Record<string, unknown>>(
    document: KnownDocument<Data, Variables>,
    variables: Variables,
    key?: string,
  ): Promise<QueryResult<Data>> {
    const context: Asked = { id: document.id, key }
    const asked = { variables, context, errorPolicy: 'all', fetchPolicy: 'no-cache' } as const
    try {
      const { data, error } = await (isMutation(document)
        ? client.mutate<Data>({ ...asked, mutation: document })
        : client.query<Data>({ ...asked, query: document }))
      if (!error) return { data: data ?? null, errors: [] }
      if (!CombinedGraphQLErrors.is(error)) throw error
      return { data: data ?? null, errors: portalErrors(error.errors) }
    } catch (error) {
      if (error instanceof ConnectionFailure) return { data: null, errors: [unreachable] }
      if (error instanceof Dropped) return { data: null, errors: [abandoned] }
      throw error
    }
  }
  return {
    query,
    client,
    keep,
    recall,
    empty,
    forget() {
      sendings.forget()
      empty()
      dropped.reject(new Dropped('The session is forgotten'))
      dropped = Promise.withResolvers<never>()
      dropped.promise.catch(() => {})
    },
  }
}

/** The request or its answer was lost on the way: no network, an abort, or an answer that is not the portal's. */
class ConnectionFailure extends Error {
  override name = 'ConnectionFailure'
}

/** The answer was dropped with the session that it was for. */
class Dropped extends Error {
  override name = 'Dropped'
}
const abandoned: PortalError = { code: 'ABANDONED', status: 1, path: [] }

/** No answer at all: "Temporarily unable to access resource" (ERR-30). */
export const unreachable: PortalError = { code: 'UNREACHABLE', status: 1, path: [] }

/** Reads the gateway's error extensions; an error without them is an internal one. Raw texts are left behind (ERR-42). */
const portalErrors = (errors: readonly GraphQLFormattedError[]): PortalError[] =>
  errors.map(({ path, extensions = {} }) => ({
    code: typeof extensions.code === 'string' ? extensions.code : 'INTERNAL',
    status: typeof extensions.status === 'number' ? extensions.status : 500,
    path: path ?? [],
    ...(typeof extensions.retryAfter === 'number' && { retryAfter: extensions.retryAfter }),
    ...(typeof extensions.reference === 'string' && { reference: extensions.reference }),
  }))

/** Key of local storage under which brands that ask for it keep the access token (SESSION-03); the server's page writes it too. */
export type TokenKey = 'token'
const tokenKey: TokenKey = 'token'

/**
 * Copies the access token to local storage when an answer carries it: the server sends it once after sign-in, and only for
 * brands whose setting asks for it (SESSION-03).
 */
export function copyToken(extensions: unknown): void {
  if (typeof extensions !== 'object' || extensions === null || !('accessToken' in extensions)) return
  if (typeof extensions.accessToken === 'string') localStorage.setItem(tokenKey, extensions.accessToken)
}

/** An answer that is no GraphQL answer, in the form of one, so that its status reaches the error page. */
const refused = (status: number): ApolloLink.Result => ({
  data: null,
  errors: [{ message: 'Refused', extensions: { code: 'REFUSED', status } }],
})

/** How a document is asked, besides its variables: the context of each operation. */
interface Asked {
  /** The document's hash. */
  id: string
  /** By which the gateway knows a change that is sent again. */
  key?: string | undefined
}

/**
 * How a component that asks by itself gives one of the client's documents to Apollo's hooks: by its hash. What the screen shows
 * is its loader's to ask for and to keep.
 */
export const byHash = ({ id }: { id: string }) =>
  ({ context: { id } satisfies Asked, fetchPolicy: 'no-cache' }) as const

/**
 * What a hook's promise was rejected with: what the server or the line refused is told where it was asked, and what was dropped
 * nowhere. Anything else is a bug of the portal.
 */
export function reportBug(error: unknown): void {
  const isTold = CombinedGraphQLErrors.is(error) || error instanceof ConnectionFailure || error instanceof Dropped
  if (!isTold) reportError(error)
}

/** The page that asks. */
interface AskingPage {
  language: string
  revision: string
  /** Rejects when its answers are dropped. */
  dropped: Promise<never>
}

async function ask(
  operation: ApolloLink.Operation,
  send: typeof fetch,
  signal: AbortSignal,
  page: Pick<AskingPage, 'language' | 'revision'>,
): Promise<ApolloLink.Result> {
  const { id, key } = operation.getContext() as Asked
  const body = JSON.stringify({ id, variables: operation.variables })
  const { status, text } = await received(send, { body, signal }, { ...page, key })
  const answer = parsed(text)
  const isAnswer = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
  if (!isAnswer && status < 400) throw new ConnectionFailure('The answer is not JSON of the portal')
  if (!isAnswer) return refused(status)
  const result = answer as ApolloLink.Result
  copyToken(result.extensions)
  return result
}

/** The whole answer. Nothing but the browser's own network work is in here, so whatever fails is the connection. */
async function received(
  send: typeof fetch,
  init: { body: string; signal: AbortSignal },
  { key, language, revision }: Pick<AskingPage, 'language' | 'revision'> & Pick<Asked, 'key'>,
) {
  try {
    const response = await send('/graphql', {
      ...init,
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-portal': '1',
        'x-revision': revision,
        ...(language !== '' && { 'accept-language': language }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    })
    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new ConnectionFailure('The portal could not be reached', { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names a document by its hash instead of sending its text: the server knows no others. */
const createPortalLink = (send: typeof fetch, page: () => AskingPage) =>
  new ApolloLink(
    operation =>
      new Observable(observer => {
        const abort = new AbortController()
        const { dropped, ...own } = page()
        Promise.race([ask(operation, send, abort.signal, own), dropped]).then(
          answer => {
            observer.next(answer)
            observer.complete()
          },
          error => observer.error(error),
        )
        return () => abort.abort()
      }),
  )
