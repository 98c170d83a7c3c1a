import type { JsonSchema } from '../../schema/generate/gateway-document.ts'
import { type Html, html, noHtml } from '../html.ts'
import { table } from './table.ts'

/** One schema: its description, type and bounds, and an object's properties. */
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

/** The id of a schema's section on the page. */
const schemaAnchor = (name: string): string => `schema-${name}`

/** What a schema allows, as a phrase: a link to a named schema, "list of ...", "text or null". */
export function typeWords(schema: JsonSchema): Html {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').pop() ?? ''
    return html`<a href="#${schemaAnchor(name)}">${name}</a>`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return joinedByOr(choices.map(choice => typeWords(choice as JsonSchema)))
  if (schema.type === 'array') return html`list of ${typeWords((schema.items ?? {}) as JsonSchema)}`
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything']
  return joinedByOr(types.map(type => html`${String(type)}`))
}

function joinedByOr(words: readonly Html[]): Html {
  return { html: words.map(word => word.html).join(' or ') }
}

// Bounds of a schema in words, by keyword.
const BOUNDS: Readonly<Record<string, (value: unknown) => Html>> = {
  format: value => html`format ${String(value)}`,
  const: value => html`always <code>${String(value)}</code>`,
  enum: value => html`one of ${joinedByOr((value as unknown[]).map(one => html`<code>${String(one)}</code>`))}`,
  pattern: value => html`matches <code>${String(value)}</code>`,
  minLength: value => html`minimum length ${Number(value)}`,
  maxLength: value => html`maximum length ${Number(value)}`,
  minimum: value => html`from ${Number(value)}`,
  maximum: value => html`up to ${Number(value)}`,
  minItems: value => html`at least ${Number(value)} entries`,
  maxItems: value => html`at most ${Number(value)} entries`,
  additionalProperties: value => (value === false ? html`no other properties` : noHtml),
}

/** A schema's own bounds as one paragraph, or nothing. */
export function boundWords(schema: JsonSchema): Html {
  const bounds = Object.entries(BOUNDS)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, words]) => words(schema[keyword]).html)
    .filter(words => words !== '')
  return bounds.length === 0 ? noHtml : { html: `<p class="bounds">${bounds.join('; ')}</p>` }
}
