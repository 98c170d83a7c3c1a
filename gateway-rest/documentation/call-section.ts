import {
  type Answer,
  type DocumentOperation,
  type GatewayDocument,
  type LocatedOperation,
  type MediaType,
  resolveAnswer,
} from '../../schema/generate/gateway-document.ts'
import { type Html, html, noHtml } from '../html.ts'
import { boundWords, typeWords } from './schema-section.ts'
import { table } from './table.ts'

/** The id of a call's section on the page. */
export const callAnchor = (operationId: string): string => `call-${operationId}`

/** The id of the section of an error that many calls share. */
export const answerAnchor = (name: string): string => `answer-${name}`

/** One call: description, authentication, parameters, body, and every answer with its examples. */
export function callSection(document: GatewayDocument, { method, base, path, operation }: LocatedOperation): Html {
  const id = callAnchor(operation.operationId)
  return html`<section class="call" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><code>${method.toUpperCase()} ${base}${path}</code> ${operation.summary}</h3>
<p>${operation.description}</p>
<p>Operation id <code>${operation.operationId}</code>. ${tokenWords(operation)}</p>
${parameterTable(operation)}
${body(document, operation)}
${Object.entries(operation.responses).map(([status, answer]) => answerPart(document, status, answer))}
</section>`
}

function tokenWords({ security, 'x-token': token, 'x-acting': acting }: DocumentOperation): string {
  if (security.length === 0) return 'Needs no token.'
  const kind =
    token === 'journey'
      ? 'Needs a bearer token, a temporary one or another.'
      : 'Needs a bearer token that is not temporary.'
  return acting === 'refused' ? `${kind} Staff who act as a member are refused.` : kind
}

function parameterTable({ operationId, parameters = [] }: DocumentOperation): Html {
  if (parameters.length === 0) return noHtml
  return table(
    `Parameters of ${operationId}`,
    ['Parameter', 'In', 'Type', 'Required', 'Meaning', 'Example'],
    parameters.map(({ name, in: place, schema, required, description, example }) => [
      html`<code>${name}</code>`,
      html`${place}`,
      typeWords(schema),
      html`${required ? 'yes' : 'no'}`,
      html`${description}${boundWords(schema)}`,
      html`<code>${String(example)}</code>`,
    ]),
  )
}

function body(document: GatewayDocument, { requestBody }: DocumentOperation): Html {
  if (requestBody === undefined) return noHtml
  return html`<h4>Body</h4>
<p>${requestBody.description}</p>
${contents(document, requestBody.content)}`
}

function answerPart(document: GatewayDocument, status: string, answer: DocumentOperation['responses'][string]): Html {
  const resolved = resolveAnswer(document, answer)
  if ('$ref' in answer) {
    const name = answer.$ref.split('/').pop() ?? ''
    return html`<p class="refusal"><a href="#${answerAnchor(name)}">${status}</a> ${resolved.description}</p>`
  }
  return html`<h4>Answer ${status}</h4>
<p>${resolved.description}</p>
${contents(document, resolved.content)}`
}

/** The content of a body or an answer, by media type. */
export function contents(document: GatewayDocument, content: Answer['content']): readonly Html[] {
  return Object.entries(content).map(
    ([mediaType, media]) => html`<p><code>${mediaType}</code>: ${typeWords(media.schema)}</p>
${examples(document, media)}`,
  )
}

/** The examples of a body or an answer, each with its summary. */
function examples(document: GatewayDocument, media: MediaType): readonly Html[] {
  return Object.values(media.examples ?? {}).map(given => {
    const name = '$ref' in given ? (given.$ref.split('/').pop() ?? '') : ''
    const example = '$ref' in given ? document.components.examples[name] : given
    if (example === undefined) throw new Error(`gateway.openapi.json: there is no example ${name}`)
    const text = typeof example.value === 'string' ? example.value : JSON.stringify(example.value, null, 2)
    return html`<figure><figcaption>Example: ${example.summary}</figcaption>
<pre tabindex="0"><code>${text}</code></pre></figure>`
  })
}
