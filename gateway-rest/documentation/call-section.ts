import {
  type Answer,
  type DocumentOperation,
  type GatewayDocument,
  type LocatedOperation,
  resolveAnswer,
} from '../../schema/generate/gateway-document.ts'
import { type Html, html, noHtml } from '../html.ts'
import { examples } from './examples.ts'
import { table } from './table.ts'
import { boundWords, typeWords } from './type-words.ts'

/** The address of a call's section on the page. */
export const callAnchor = (operationId: string): string => `call-${operationId}`

/** The address of a refusal that many calls share. */
export const answerAnchor = (name: string): string => `answer-${name}`

/** One call: what it is for, who may ask, what it takes, and every answer with its examples. */
export function callSection(document: GatewayDocument, { method, base, path, operation }: LocatedOperation): Html {
  const id = callAnchor(operation.operationId)
  return html`<section class="call" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><code>${method.toUpperCase()} ${base}${path}</code> ${operation.summary}</h3>
<p>${operation.description}</p>
<p>Operation id <code>${operation.operationId}</code>. ${operation.security.length > 0 ? 'Needs a bearer token.' : 'Needs no token.'}</p>
${parameterTable(operation)}
${body(document, operation)}
${Object.entries(operation.responses).map(([status, answer]) => answerPart(document, status, answer))}
</section>`
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

/** What a body or an answer consists of, by media type. */
export function contents(document: GatewayDocument, content: Answer['content']): readonly Html[] {
  return Object.entries(content).map(
    ([mediaType, media]) => html`<p><code>${mediaType}</code>: ${typeWords(media.schema)}</p>
${examples(document, media)}`,
  )
}
