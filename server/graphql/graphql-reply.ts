import type { AnswerType } from '../../gateway-graph/execution/answer-type.ts'
import type { ErrorCode } from '../../gateway-graph/generated/resolver-types.ts'

/** An answer of /graphql before it is written. The writer adds the headers that every answer has. */
export interface GraphqlReply {
  status: number
  /** Names and values alternating; a name may appear several times. */
  headers: readonly string[]
  body: string
  /** Name of the client's document that ran, for the log. */
  document?: string | undefined
}

/** What there is to say about a refusal to whoever writes a client, and nothing about anybody. */
const messages: { readonly [Code in ErrorCode]?: string } = {
  CROSS_SITE: 'Send the headers x-portal: 1 and sec-fetch-site: same-origin, as the pages of this portal do',
  UNSUPPORTED_MEDIA_TYPE: 'Send content-type: application/json',
  TOO_LARGE: 'Send at most 64 KB',
}

const form = ['content-type', 'application/graphql-response+json; charset=utf-8', 'cache-control', 'no-store'] as const

/** The answer to a request that is not run at all, in the form of a GraphQL answer, so that screens read its status like any other. */
export function refusalReply(status: number, code: ErrorCode, ...headers: string[]): GraphqlReply {
  const message = messages[code] ?? 'Refused'
  const body = JSON.stringify({ errors: [{ message, extensions: { code, status } }] })
  return { status, headers: [...form, ...headers], body }
}

/**
 * The media type that a client accepts: the newer one when it names it, else the older one. A document that cannot run is
 * a 400 in the newer and a 200 in the older (GraphQL over HTTP, Media Types).
 */
export function answerType(accept: string | undefined): AnswerType {
  const asked = (accept ?? '').toLowerCase().split(',')
  const isNamed = asked.some(entry => {
    const [type, ...parameters] = entry.split(';').map(part => part.trim())
    return type === 'application/graphql-response+json' && !parameters.some(one => /^q=0(\.0*)?$/.test(one))
  })
  return isNamed ? 'application/graphql-response+json' : 'application/json'
}
