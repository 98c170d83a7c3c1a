import { followed, type SchemaPart } from './schema-of.ts'
import { choices } from './shown-value.ts'

const samples: { readonly [type: string]: string } = {
  array: '[ … ]',
  boolean: 'true or false',
  integer: 'a number',
  object: '{ … }',
  string: '"…"',
}

/** What may stand in a place, in short: "…" for a text, the choices where there are only some. */
export function sampleOf(reference: SchemaPart): string {
  const schema = followed(reference)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return choices(schema.enum)
  return samples[schema.type ?? ''] ?? '…'
}
