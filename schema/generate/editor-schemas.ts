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

/** For `set`: the same places, none of them required, null wherever a field may be taken away. */
function partly(schema: JsonSchema, defs: Defs): JsonSchema {
  const target = schema.$ref ? defs[nameOf(schema.$ref)] : undefined
  if (target?.properties && nameOf(schema.$ref ?? '') !== 'Condition')
    return partly({ ...target, ...schema, $ref: '' }, defs)
  if (!schema.properties && typeof schema.additionalProperties !== 'object') return schema
  const { required: _, $ref: __, properties, additionalProperties, ...rest } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, partly(part, defs)])),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? partly(additionalProperties, defs) : additionalProperties,
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
  return {
    description: defs.Overlay?.description ?? '',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      set: { ...partly(root, defs), description: defs.Overlay?.properties?.set?.description ?? '' },
      changes: {
        description: defs.Overlay?.properties?.changes?.description ?? '',
        type: 'array',
        items: {
          anyOf: [
            change('SetChange', 'fields', { properties: fields }),
            { $ref: '#/$defs/RemoveChange' },
            change('AddChange', 'item', { anyOf: items.map(item => ({ $ref: `#/$defs/${item}` })) }),
            { $ref: '#/$defs/MoveChange' },
          ],
        },
      },
    },
  }
}

/** One file a surface, for editors: it completes keys and values of the whole surface and of a brand's changes to it. */
export function editorSchemas({ surfaces, schema: { $schema, $defs } }: Bundle): Map<string, string> {
  return new Map(
    surfaces.map(({ name, title }) => {
      const root = $defs[title] ?? {}
      const whole: JsonSchema = root.properties
        ? { ...root, properties: { $schema: { type: 'string' }, ...root.properties } }
        : root
      const form: JsonSchema = { anyOf: [whole, overlayForm(root, $defs)] }
      const names = reached(form, $defs)
      const defs = Object.fromEntries(Object.entries($defs).filter(([key]) => names.has(key)))
      const file = { $schema, title: `${name}.json`, description: root.description, ...form, $defs: defs }
      return [`schema/generated/${name}.schema.json`, `${JSON.stringify(file, null, 1)}\n`]
    }),
  )
}
