import { hintAt, instead, nearest } from '../../overlay/nearest.ts'
import { followed, type SchemaPart } from '../../schema/manifest-schema.ts'
import { described, type Explain, fieldsOf, isCondition, listed, strayFields } from './error-parts.ts'
import { repaired } from './repairs.ts'
import { choices, fewOf, shownValue } from './shown-value.ts'

const required: Explain = (error, path, beside) => {
  const name = String(error.params.missingProperty)
  const schema = fieldsOf(error)[name]
  const strays = strayFields(error, beside)
  const [stray] = strays
  if (stray !== undefined)
    return {
      path: [...path, stray],
      part: 'key',
      found: `${strays.map(field => `"${field}"`).join(', ')} outside of "${name}"`,
      expected: `"${name}" with ${strays.length === 1 ? 'it' : 'them'} inside`,
      hint: `"${name}": { ${strays.map(field => `"${field}": …`).join(', ')} }`,
    }
  return {
    path: [...path, name],
    part: 'value',
    found: `no "${name}"`,
    expected: `"${name}", which is always needed`,
    hint: `"${name}": ${schema ? sampleOf(schema) : '…'}`,
  }
}

const unknownField: Explain = (error, path) => {
  const name = String(error.params.additionalProperty)
  const known = Object.keys(fieldsOf(error))
  const near = hintAt(name, known)
  return {
    path: [...path, name],
    part: 'key',
    ...(isCondition(error)
      ? {
          found: `"${name}", which is no fact`,
          expected: 'a fact, all, any, not, use or in',
          hint: 'a fact of schema/facts.json',
        }
      : {
          found: `the field "${name}"`,
          expected: fewOf(known, 'fields'),
          hint: 'leaving it out',
          mend: { do: 'leave-out', guess: true } as const,
        }),
    ...near,
  }
}

const tag: Explain = ({ params, parentSchema, data }, path) => {
  const tags = listed(parentSchema?.['x-tags']).map(String)
  const missing = typeof data === 'object' && data !== null && !(params.tag in data)
  const misspelled = missing ? misspelledTag(String(params.tag), data, parentSchema?.oneOf) : undefined
  if (misspelled !== undefined)
    return {
      path: [...path, misspelled],
      part: 'key',
      found: `the field "${misspelled}"`,
      expected: `"${params.tag}" to be ${choices(tags)}`,
      ...hintAt(misspelled, [String(params.tag)]),
    }
  return {
    path: [...path, params.tag],
    part: 'value',
    found: missing ? `no "${params.tag}"` : `"${params.tag}": ${shownValue(params.tagValue)}`,
    expected: `"${params.tag}" to be ${choices(tags)}`,
    hint: missing ? `"${params.tag}": "…"` : 'one of these',
    ...(missing ? {} : hintAt(String(params.tagValue), tags)),
  }
}

/** The field that was probably meant as the tag: one that no member of the union has. */
function misspelledTag(tag: string, data: object, members: unknown): string | undefined {
  const known = new Set(listed(members).flatMap(member => Object.keys(followed(member as SchemaPart).properties ?? {})))
  return Object.keys(data).find(field => !known.has(field) && nearest(field, [tag]) !== undefined)
}

const name: Explain = ({ params, schema, parentSchema }, path) => {
  const given = String(params.propertyName)
  const { pattern }: { pattern?: unknown } = (parentSchema?.propertyNames ?? schema ?? {}) as object
  const right = typeof pattern === 'string' ? repaired(given, pattern) : undefined
  return {
    path: [...path, given],
    part: 'key',
    found: `the name "${given}"`,
    expected: described(schema),
    hint: 'another name',
    ...(right === undefined ? {} : instead(right)),
  }
}

/** Explanations of errors about the fields of an object, by the keyword of the schema. */
export const explainFields: { readonly [keyword: string]: Explain } = {
  required,
  additionalProperties: unknownField,
  discriminator: tag,
  propertyNames: name,
}

const samples: { readonly [type: string]: string } = {
  array: '[ … ]',
  boolean: 'true or false',
  integer: 'a number',
  object: '{ … }',
  string: '"…"',
}

/** What a schema allows, in short: "…" for a text, the choices of an enumeration. */
function sampleOf(reference: SchemaPart): string {
  const schema = followed(reference)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return choices(schema.enum)
  return samples[schema.type ?? ''] ?? '…'
}
