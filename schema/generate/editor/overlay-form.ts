import type { JsonSchema } from '../json-schema.ts'
import { byTag, choose, hasOneOf, hasValue, offering } from './choose.ts'
import { type Defs, definitionName, itemsOf, mapValues, named } from './defs.ts'

/** The fields that discriminate kinds of items, each with the kinds that have it. */
function tagsOf(items: readonly string[], defs: Defs): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const item of items)
    for (const [key, { const: value }] of Object.entries(named(item, defs).properties ?? {}))
      if (value !== undefined && named(item, defs).required?.includes(key))
        tags.set(key, [...(tags.get(key) ?? []), item])
  return tags
}

/** Any item of a surface: of the kind that its tag names, or else of a kind without a tag. */
function anyItem(items: readonly string[], defs: Defs): JsonSchema {
  const tags = tagsOf(items, defs)
  const plain = items.filter(item => ![...tags.values()].flat().includes(item))
  const [only, ...more] = plain.map((item): JsonSchema => ({ $ref: `#/$defs/${item}` }))
  const untagged: JsonSchema = only && more.length === 0 ? only : { anyOf: [only ?? {}, ...more] }
  return [...tags].reduce(
    (otherwise, [tag, members]) => choose(hasOneOf([tag]), byTag(tag, members, defs), otherwise),
    only ? untagged : { type: 'object' },
  )
}

/** The fields of all kinds of items, for a change of an item that base does not have. */
function anyFields(items: readonly string[], defs: Defs): JsonSchema {
  const fields: Defs = {}
  for (const item of items)
    for (const [key, part] of Object.entries(named(item, defs).properties ?? {}))
      fields[key] = fields[key] ? { anyOf: [...(fields[key].anyOf ?? [fields[key]]), part] } : part
  return { type: 'object', properties: mapValues(fields, removable) }
}

/** A change's own form, with the ids of items where it names one. */
function changeForm(name: string, fields: Defs, defs: Defs): JsonSchema {
  const form = named(name, defs)
  const naming = ['id', 'into', 'before', 'after']
  return {
    ...form,
    properties: mapValues(form.properties ?? {}, (field, key) => ({
      ...field,
      ...(naming.includes(key) && offering(idsOfItems)),
      ...fields[key],
    })),
  }
}

/** The definition with the ids that changes may name: base's, and those that the brand itself adds. */
export const idsOfItems = 'ids-of-items'

/**
 * What a brand says differently from base: `set`, and `changes` by the ids of items.
 * @param kinds The ids of base's items by their kinds.
 */
export function overlayForm(root: JsonSchema, kinds: ReadonlyMap<string, ReadonlySet<string>>, defs: Defs): JsonSchema {
  const items = itemsOf(root, defs)
  const ids = [...kinds.values()].flatMap(each => [...each])
  const settable: JsonSchema = {
    ...changeForm('SetChange', {}, defs),
    ...choose(
      hasValue('id', ids),
      {
        allOf: [...kinds].map(([kind, own]) =>
          choose(hasValue('id', [...own]), { properties: { fields: changeable(kind, defs) } }),
        ),
      },
      { properties: { fields: anyFields(items, defs) } },
    ),
  }
  const forms: Defs = {
    set: settable,
    remove: changeForm('RemoveChange', {}, defs),
    add: changeForm('AddChange', { item: anyItem(items, defs) }, defs),
    move: changeForm('MoveChange', {}, defs),
  }
  const { set, changes } = named('Overlay', defs).properties ?? {}
  return {
    description: named('Overlay', defs).description ?? '',
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      set: { ...partly(root, defs), description: set?.description ?? '' },
      ...(items.length > 0 && {
        changes: {
          description: changes?.description ?? '',
          type: 'array',
          items: {
            type: 'object',
            required: ['change'],
            properties: {
              change: {
                description: 'What happens to an item.',
                enum: Object.keys(forms),
                enumDescriptions: Object.values(forms).map(({ description }) => description ?? ''),
              },
            },
            allOf: Object.entries(forms).map(([change, form]) => choose(hasValue('change', [change]), form)),
          },
        },
      }),
    },
  }
}

/** A field that an overlay may remove by setting it to null. */
const removable = (field: JsonSchema): JsonSchema => ({
  anyOf: [field, { description: 'Takes the field away.', type: 'null' }],
})

/** The same fields, none required, and null where a field may be removed. Conditions and lists stay whole. */
export function partly(schema: JsonSchema, defs: Defs): JsonSchema {
  const name = definitionName(schema.$ref ?? '')
  const { $ref: _, ...own } = schema
  const { required = [], properties, additionalProperties, ...rest } = { ...named(name, defs), ...own }
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

/** The fields that a change may set in an item of a kind. */
function changeable(item: string, defs: Defs): JsonSchema {
  const { properties = {}, required = [] } = named(item, defs)
  const { id: _, locked: __, ...fields } = properties
  return {
    type: 'object',
    additionalProperties: false,
    properties: mapValues(fields, (field, key) => (required.includes(key) ? field : removable(field))),
  }
}
