import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { conditionSchema } from './condition-schema.ts'
import { iconSchema } from './icons.ts'
import { type JsonSchema, mapSchema } from './json-schema.ts'

const folder = new URL('../', import.meta.url)
const readJson = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(new URL(path, folder), 'utf8')) as Content

/** A reference within the bundle, where "common.schema.json#/$defs/Link" and "#/$defs/Link" are the same. */
function localReference(reference: string, titles: ReadonlyMap<string, string>): string {
  const [file = '', pointer] = reference.split('#')
  return pointer ? `#${pointer}` : `#/$defs/${titles.get(file) ?? file}`
}

/** The values of the tag of a discriminated union. */
function tagsOf({ discriminator, oneOf = [] }: JsonSchema, defs: Record<string, JsonSchema>): string[] {
  const tag = discriminator?.propertyName ?? ''
  return oneOf.map(({ $ref = '' }) => String(defs[$ref.replace('#/$defs/', '')]?.properties?.[tag]?.const))
}

export interface Bundle {
  /** Names of the surfaces, each a manifest file. */
  surfaces: { name: string; title: string }[]
  /** Every schema in one document, each under its type's name. */
  schema: JsonSchema & { $defs: Record<string, JsonSchema> }
}

/** Reads schema/manifests/*.schema.json into one document, with the conditions of facts.json, the categories and the icons. */
export async function bundleSchemas(): Promise<Bundle> {
  const files = new Map<string, JsonSchema>()
  for await (const path of glob('manifests/*.schema.json', { cwd: folder }))
    files.set(basename(path), await readJson<JsonSchema>(path))
  const { categories } = await readJson<{ categories: { id: string }[] }>('categories.json')
  const ids = categories.map(category => category.id)
  files.set('condition.schema.json', { title: 'Condition', ...conditionSchema(await readJson('facts.json')) })
  files.set('category.schema.json', {
    title: 'Category',
    description: `Sorts the item among its siblings, in this order: ${ids.join(', ')}.`,
    enum: ids,
  })
  files.set('icon.schema.json', await iconSchema())

  const titles = new Map([...files].map(([file, schema]) => [file, schema.title ?? file]))
  const shown = files.get('common.schema.json')?.$defs?.Shown?.properties ?? {}
  const finish = (schema: JsonSchema) =>
    mapSchema(expandTraits(schema, shown), ({ $ref, ...rest }) =>
      $ref === undefined ? rest : { $ref: localReference($ref, titles), ...rest },
    )
  const $defs: Record<string, JsonSchema> = {}
  const define = (name: string, schema: JsonSchema) => {
    if (name in $defs) throw new Error(`Two schemas are called ${name}`)
    $defs[name] = mapSchema(mapSchema(schema, finish), limited)
  }
  for (const [file, { $schema: _, $defs: own = {}, title, ...root }] of [...files].toSorted()) {
    if (title) define(title, root)
    for (const [name, schema] of Object.entries(own)) define(name, schema)
    if (!title && file !== 'common.schema.json') throw new Error(`${file} has no title`)
  }
  for (const schema of Object.values($defs)) if (schema.discriminator) schema['x-tags'] = tagsOf(schema, $defs)

  const others = new Set(['common', 'overlay', 'condition', 'category', 'icon'].map(name => `${name}.schema.json`))
  const surfaces = [...titles]
    .filter(([file]) => !others.has(file))
    .map(([file, title]) => ({ name: basename(file, '.schema.json'), title }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    surfaces,
    schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'manifest', $defs },
  }
}

/** Longest texts by their format: rich text may be a whole page, everything else is a line or a sentence or two. */
const longest: { readonly [format: string]: number } = { markdown: 20_000, target: 2_000 }

/** A text with the limit of its kind, unless it has one of its own or a set of values (CHECK-05). */
function limited(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'string' || schema.enum || schema.const !== undefined) return schema
  return { maxLength: longest[schema.format ?? ''] ?? 500, ...schema }
}

const id: JsonSchema = { $ref: 'common.schema.json#/$defs/Id' }

/**
 * Expands the shorthands of the schema sources: `x-traits` become the fields that items have in common, `x-variants` the list
 * of variants with the fields that each may replace.
 */
function expandTraits(schema: JsonSchema, shown: Record<string, JsonSchema>): JsonSchema {
  const { 'x-traits': traits, 'x-variants': replaceable, ...rest } = schema
  if (!traits) return rest
  const fields = rest.properties ?? {}
  const properties: Record<string, JsonSchema> = { id, ...fields }
  if (traits.includes('shown')) Object.assign(properties, shown)
  if (replaceable)
    properties.variants = {
      description: 'What is different for some members. The first variant whose "when" is true is taken.',
      type: 'array',
      items: {
        description: 'The fields that are different, and for whom.',
        type: 'object',
        additionalProperties: false,
        required: ['when'],
        properties: {
          name: {
            $ref: 'common.schema.json#/$defs/Id',
            description: 'How other languages call this variant, to say its words: dependents.',
          },
          when: { $ref: 'condition.schema.json', description: 'Who gets this variant.' },
          ...Object.fromEntries(Object.entries(fields).filter(([name]) => replaceable.includes(name))),
        },
      },
    }
  return { ...rest, properties, required: ['id', ...(rest.required ?? [])], additionalProperties: false }
}
