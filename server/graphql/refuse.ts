import type { GraphqlReply } from './graphql-reply.ts'

const form = ['content-type', 'application/graphql-response+json; charset=utf-8', 'cache-control', 'no-store'] as const

/** Answers a request that is not run at all, in the form of a GraphQL answer: screens read its status like any other. */
export function refuse(status: number, code: string, ...headers: string[]): GraphqlReply {
  const body = JSON.stringify({ errors: [{ message: 'Refused', extensions: { code, status, area: 'portal' } }] })
  return { status, headers: [...form, ...headers], body }
}
