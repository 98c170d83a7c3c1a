import { createHash } from 'node:crypto'
import {
  type GatewayDocument,
  type LocatedOperation,
  locateOperations,
} from '../../schema/generate/gateway-document.ts'
import { type Html, html } from '../html.ts'
import { answerAnchor, callAnchor, callSection, contents } from './call-section.ts'
import { pageStyle } from './page-style.ts'
import { boundWords, schemaSection, typeWords } from './schema-section.ts'
import { table } from './table.ts'

/** The page's Content-Security-Policy: no script, no requests, only its own style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The contract as one HTML page without script: every call, parameter, schema, example and error. */
export function documentationPage(document: GatewayDocument): string {
  const { info, components } = document
  const calls = [...locateOperations(document)]
  const tags = document.tags.map(tag => ({ ...tag, calls: calls.filter(call => call.operation.tags[0] === tag.name) }))
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} ${info.version}: contract</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${info.title} <small>${info.version}</small></h1>
<p>${info.description}</p>
<p><a href="/openapi.json">The contract as an OpenAPI document</a></p>
</header>
<nav aria-label="Contents">
<h2>Contents</h2>
<ul>
${tags.map(tag => html`<li><a href="#tag-${tag.name}">${tag.description}</a><ul>${tag.calls.map(contentsEntry)}</ul></li>`)}
<li><a href="#answers">Refusals that calls share</a></li>
<li><a href="#headers">Headers of every answer</a></li>
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
<main id="calls">
${tags.map(
  tag => html`<section id="tag-${tag.name}" aria-labelledby="tag-${tag.name}-name">
<h2 id="tag-${tag.name}-name">${tag.description}</h2>
${tag.calls.map(call => callSection(document, call))}
</section>`,
)}
<section id="answers" aria-labelledby="answers-name">
<h2 id="answers-name">Refusals that calls share</h2>
${Object.entries(components.responses).map(
  ([name, answer]) => html`<section id="${answerAnchor(name)}" aria-labelledby="${answerAnchor(name)}-name">
<h3 id="${answerAnchor(name)}-name">${name}</h3>
<p>${answer.description}</p>
${contents(document, answer.content)}
</section>`,
)}
</section>
<section id="headers" aria-labelledby="headers-name">
<h2 id="headers-name">Headers of every answer</h2>
${headerTable(components)}
</section>
<section id="schemas" aria-labelledby="schemas-name">
<h2 id="schemas-name">Schemas</h2>
${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))}
</section>
</main>
</body>
</html>
`.html
}

function contentsEntry({ operation }: LocatedOperation): Html {
  return html`<li><a href="#${callAnchor(operation.operationId)}">${operation.summary}</a></li>`
}

/** The headers that answers carry, by the name under which the answers refer to them. */
function headerTable({ responses, headers }: GatewayDocument['components']): Html {
  const used = new Map(
    Object.values(responses).flatMap(answer =>
      Object.entries(answer.headers ?? {}).map(
        ([name, { $ref }]) => [name, headers[$ref.split('/').pop() ?? '']] as const,
      ),
    ),
  )
  return table(
    'Headers',
    ['Header', 'Type', 'Meaning'],
    [...used].flatMap(([name, header]) =>
      header === undefined
        ? []
        : [
            [
              html`<code>${name}</code>`,
              typeWords(header.schema),
              html`${header.description}${boundWords(header.schema)}`,
            ],
          ],
    ),
  )
}
