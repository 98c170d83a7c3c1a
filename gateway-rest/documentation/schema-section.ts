import type { JsonSchema } from '../../schema/generate/gateway-document.ts'
import { type Html, html, noHtml } from '../html.ts'
import { table } from './table.ts'
import { boundWords, schemaAnchor, typeWords } from './type-words.ts'

/** One schema: what it is, its bounds, and its properties, if it is an object. */
export function schemaSection(name: string, schema: JsonSchema): Html {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const required = new Set((schema.required ?? []) as readonly string[])
  const id = schemaAnchor(name)
  return html`<section id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><code>${name}</code></h3>
<p>${String(schema.description ?? '')}</p>
<p>Type: ${typeWords(schema)}</p>
${boundWords(schema)}
${properties.length === 0 ? noHtml : propertyTable(name, properties, required)}
</section>`
}

function propertyTable(
  name: string,
  properties: readonly (readonly [string, JsonSchema])[],
  required: ReadonlySet<string>,
): Html {
  return table(
    `Properties of ${name}`,
    ['Property', 'Type', 'Required', 'Meaning'],
    properties.map(([key, property]) => [
      html`<code>${key}</code>`,
      typeWords(property),
      html`${required.has(key) ? 'yes' : 'no'}`,
      html`${String(property.description ?? '')}${boundWords(property)}`,
    ]),
  )
}
