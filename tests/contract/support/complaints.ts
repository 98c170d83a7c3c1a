import { dereference } from './contract.ts'
import { asObject } from './json.ts'
import { mediaTypes, type Operation } from './operations.ts'
import { mistakes } from './public-validator.ts'

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** All that the contract holds against an answer: status, media type, body, headers. Empty when it keeps the contract. */
export function complaints(call: Operation, { status, headers, text }: WireAnswer): readonly string[] {
  const answer = call.answers.get(String(status))
  if (answer === undefined) return [`status ${status} is not declared: ${text.slice(0, 200)}`]
  const type = headers.get('content-type')?.split(';')[0] ?? 'none'
  const [, media] = mediaTypes(answer).find(([name]) => name === type) ?? []
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(media === undefined ? [`media type ${type} is not declared`] : [bodyMistakes(type, media.schema, text)]),
    ...Object.entries(asObject(answer.value.headers)).map(([name, header]) => {
      const { schema } = dereference(header)
      const wrong = mistakes(schema, headerValue(headers.get(name) ?? undefined, schema))
      return wrong === '' ? '' : `header ${name}: ${wrong}`
    }),
  ].filter(complaint => complaint !== '')
}

function bodyMistakes(type: string, schema: unknown, text: string): string {
  try {
    const wrong = mistakes(schema, type === 'application/json' ? JSON.parse(text) : text)
    return wrong === '' ? '' : `the body: ${wrong}`
  } catch {
    return 'the body is no JSON'
  }
}

/** Headers are texts: one that has to be a whole number is read as one. */
function headerValue(text: string | undefined, schema: unknown): string | number | undefined {
  const isNumber = asObject(schema).type === 'integer' && /^\d+$/.test(text ?? '')
  return isNumber ? Number(text) : text
}
