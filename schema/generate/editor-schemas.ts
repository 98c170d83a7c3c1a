import type { Bundle } from './bundle-schemas.ts'
import type { JsonSchema } from './json-schema.ts'
import { mapSchema } from './map-schema.ts'

type Defs = Record<string, JsonSchema>

const nameOf = (reference: string) => reference.replace('#/$defs/', '')

/** Names of all schemas that a schema refers to, directly or through others. */
function reached(schema: JsonSchema, defs: Defs, names = new Set<string>()): Set<string> {
  mapSchema(schema, part => {
    const name = part.$ref && nameOf(part.$ref)
    const target = name ? defs[name] : undefined
    if (name && target && !names.has(name)) {
      names.add(name)
      reached(target, defs, names)
    }
    return part
  })
  return names
}

/** A field that an overlay may take away. */
const removable = (field: JsonSchema): JsonSchema => ({
  anyOf: [field, { description: 'Takes the field away.', type: 'null' }],
})

const mapValues = (record: Defs, change: (value: JsonSchema, key: string) => JsonSchema): Defs =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

/** The same places, none of them needed; null where a field may be taken away. Conditions and lists stay whole. */
function partly(schema: JsonSchema, defs: Defs): JsonSchema {
  const name = nameOf(schema.$ref ?? '')
  const { $ref: _, ...own } = schema
  const { required = [], properties, additionalProperties, ...rest } = { ...defs[name], ...own }
  if (name === 'Condition' || (!properties && typeof additionalProperties !== 'object')) return schema
  return {
    ...rest,
    ...(properties && {
      properties: mapValues(properties, (part, key) =>
        required.includes(key) ? partly(part, defs) : removable(partly(part, defs)),
      ),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? removable(partly(additionalProperties, defs)) : additionalProperties,
    }),
  }
}

/** Every kind of item that a surface holds: what an overlay may add or change in it. */
function itemsOf(root: JsonSchema, defs: Defs): string[] {
  return [...reached(root, defs)].filter(name => defs[name]?.properties?.id !== undefined).toSorted()
}

function overlayForm(root: JsonSchema, defs: Defs): JsonSchema {
  const items = itemsOf(root, defs)
  const change = (name: string, field: string, replacement: JsonSchema): JsonSchema => {
    const base = defs[name] ?? {}
    return {
      ...base,
      properties: { ...base.properties, [field]: { ...base.properties?.[field], ...replacement } },
    }
  }
  const fields: Defs = {}
  for (const item of items)
    for (const [key, part] of Object.entries(defs[item]?.properties ?? {}))
      fields[key] = fields[key] ? { anyOf: [...(fields[key].anyOf ?? [fields[key]]), part] } : part
  const changes: JsonSchema = {
    description: defs.Overlay?.properties?.changes?.description ?? '',
    type: 'array',
    items: {
      anyOf: [
        change('SetChange', 'fields', { properties: mapValues(fields, removable) }),
        { $ref: '#/$defs/RemoveChange' },
        change('AddChange', 'item', { anyOf: items.map(item => ({ $ref: `#/$defs/${item}` })) }),
        { $ref: '#/$defs/MoveChange' },
      ],
    },
  }
  return {
    description: defs.Overlay?.description ?? '',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      set: { ...partly(root, defs), description: defs.Overlay?.properties?.set?.description ?? '' },
      ...(items.length > 0 && { changes }),
    },
  }
}

/** A whole file. Files without items are written in part: base leaves to brands what only they can say. */
function wholeForm(root: JsonSchema, defs: Defs): JsonSchema {
  const { propertyNames: _, ...form } = itemsOf(root, defs).length === 0 ? partly(root, defs) : root
  return { ...form, properties: { $schema: { type: 'string' }, ...form.properties } }
}

/** One file a surface, for editors: it completes keys and values of whole files and of a brand's changes alike. */
export function editorSchemas({ surfaces, schema: { $schema, $defs } }: Bundle): Map<string, string> {
  return new Map(
    surfaces.map(({ name, title }) => {
      const root = $defs[title] ?? {}
      const form: JsonSchema = { anyOf: [wholeForm(root, $defs), overlayForm(root, $defs)] }
      const names = reached(form, $defs)
      const defs = Object.fromEntries(Object.entries($defs).filter(([key]) => names.has(key)))
      const file = { $schema, title: `${name}.json`, description: root.description, ...form, $defs: defs }
      return [`schema/generated/${name}.schema.json`, `${JSON.stringify(file, null, 1)}\n`]
    }),
  )
}
