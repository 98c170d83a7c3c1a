/** The two forms in which GraphQL over HTTP answers. */
export type AnswerType = 'application/graphql-response+json' | 'application/json'

/**
 * The form that a client asked for: the newer one when it names it, in which a document that cannot run is a 400, else the
 * older one, in which it is a 200 (GraphQL over HTTP, Media Types).
 */
export function answerType(accept: string | undefined): AnswerType {
  const asked = (accept ?? '').toLowerCase().split(',')
  const isNamed = asked.some(entry => {
    const [type, ...parameters] = entry.split(';').map(part => part.trim())
    return type === 'application/graphql-response+json' && !parameters.some(one => /^q=0(\.0*)?$/.test(one))
  })
  return isNamed ? 'application/graphql-response+json' : 'application/json'
}
