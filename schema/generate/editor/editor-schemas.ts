import { readdir, readFile } from 'node:fs/promises'
import { type Bundle, bundleSchemas } from '../bundle-schemas.ts'
import { type JsonSchema, mapSchema } from '../json-schema.ts'
import { byTag, choose, hasOneOf, hasValue, offered, offering, offeringIds } from './choose.ts'
import { type Defs, definitionName, itemsOf, mapValues, reached } from './defs.ts'
import { itemKinds } from './item-kinds.ts'
import { type ManifestNames, manifestNames, saysIn } from './manifest-names.ts'
import { idsOfItems, overlayForm, partly } from './overlay-form.ts'

/** How every link begins; whether it leads somewhere is left to `portal check`, which knows the brand's routes. */
const targetForm: JsonSchema = {
  pattern: '^(/$|/[^/]|https:|tel:|mailto:|\\{site\\})',
  patternErrorMessage: 'A path of routes.json, or an address with https:, tel: or mailto:.',
  defaultSnippets: [
    { label: 'https:', description: 'An address of elsewhere, encrypted.', body: 'https://$1' },
    { label: 'tel:', description: 'A telephone number.', body: 'tel:$1' },
    { label: 'mailto:', description: 'An e-mail address.', body: 'mailto:$1' },
  ],
}

/** The schemas as editors understand them: with names to offer, and unions discriminated by their tags. */
const forEditors = (defs: Defs, { byFormat, ids }: ManifestNames): Defs => ({
  ...Object.fromEntries(Object.entries(byFormat).map(([format, names]) => [namesOf(format), offered(names)])),
  ...mapValues(defs, def =>
    mapSchema(def, part => {
      const { discriminator, oneOf = [], 'x-tags': _, 'x-ids-of': set, ...rest } = part
      if (discriminator)
        return {
          ...rest,
          ...byTag(
            discriminator.propertyName,
            oneOf.map(member => definitionName(member.$ref ?? '')),
            defs,
          ),
        }
      const { format = '' } = part
      const names = byFormat[format] ?? []
      if (set !== undefined && ids[set]) return offeringIds(rest, ids[set])
      const lists = idsBeside(part, ids)
      return {
        ...part,
        ...(lists.length > 0 && { allOf: [...(part.allOf ?? []), ...lists] }),
        ...(format === 'target' && targetForm),
        ...(names.length > 0 && offering(namesOf(format))),
      }
    }),
  ),
})

/** The ids that a list may hold, by what a field beside it says they are of: { "of": "groupId", "values": [ … ] }. */
const idsBeside = ({ properties = {} }: JsonSchema, ids: ManifestNames['ids']): JsonSchema[] =>
  Object.entries(properties).flatMap(([list, { items = {} }]) => {
    const { 'x-ids-of': field = '', ...item } = items
    return Object.entries(ids)
      .filter(([set]) => properties[field]?.enum?.includes(set))
      .map(([set, names]) =>
        choose(hasValue(field, [set]), { properties: { [list]: { items: offeringIds(item, names) } } }),
      )
  })

/** The definition with the names of a format. */
const namesOf = (format: string) => `names-of-${format}`

/** The schema of a whole file. In files without items no field is required: base leaves some to the brands. */
function wholeForm(root: JsonSchema, defs: Defs): JsonSchema {
  const { propertyNames: _, ...form } = itemsOf(root, defs).length === 0 ? partly(root, defs) : root
  return { ...form, properties: { $schema: { type: 'string' }, ...form.properties } }
}

/** One schema file per surface, with the names of base. Keys are paths below the repository's top, values the files' text. */
export async function generateEditorSchemas(): Promise<Map<string, string>> {
  const schemas = editorSchemas(await bundleSchemas(), await readManifestNames())
  return new Map(
    [...schemas].map(([surface, schema]) => [
      `schema/generated/${surface}.schema.json`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  )
}

const base = new URL('../../../manifests/base/', import.meta.url)

/** Reads the names that base defines: a brand's own stand in no file that is kept outside its folder (CHECK-20). */
async function readManifestNames(): Promise<ManifestNames> {
  const shared: { [surface: string]: unknown } = {}
  for (const file of (await readdir(base)).filter(name => name.endsWith('.json')))
    shared[file.replace('.json', '')] = JSON.parse(await readFile(new URL(file, base), 'utf8'))
  return manifestNames(shared)
}

/**
 * A schema per surface, for editors: it completes the keys and values of whole files and of a brand's changes alike.
 * @param names What manifests define, to be offered.
 */
export function editorSchemas(bundle: Bundle, names: ManifestNames): Map<string, JsonSchema> {
  const { surfaces, schema } = bundle
  const { $schema, $defs } = schema
  const all = forEditors($defs, names)
  return new Map(
    surfaces.map(({ name, title }) => {
      const root = all[title] ?? {}
      const kinds = itemKinds(names.base[name], $defs[title] ?? {}, $defs)
      const says = saysIn(names.base[name])
      const items = [...kinds.values()].flatMap(ids => [...ids].map(id => ({ name: id, says: says.get(id) ?? '' })))
      const defs = { ...all, [idsOfItems]: offered([...items, ...(names.added[name] ?? [])]) }
      const overlay = overlayForm(root, kinds, defs)
      if (name === 'text' && overlay.properties) overlay.properties.set = textForm(root, names.base[name])
      const fields = mapValues(root.properties ?? {}, ({ description = '' }) => ({ description }))
      const changed = mapValues(overlay.properties ?? {}, ({ description = '' }) => ({ description }))
      const form: JsonSchema = {
        type: 'object',
        properties: { ...changed, $schema: { type: 'string' }, ...fields },
        ...(root.properties
          ? choose(hasOneOf(Object.keys(fields)), wholeForm(root, defs), overlay)
          : choose(hasOneOf(['set', 'changes']), overlay, wholeForm(root, defs))),
      }
      const used = reached(form, defs)
      const file: JsonSchema = {
        ...($schema !== undefined && { $schema }),
        title: `${name}.json`,
        description: root.description ?? '',
        ...form,
        $defs: Object.fromEntries(Object.entries(defs).filter(([key]) => used.has(key))),
      }
      return [name, mapSchema(file, missingOnlyWhenNamed)]
    }),
  )
}

type SectionWords = { readonly [section: string]: unknown }

const isWords = (value: unknown): value is SectionWords => typeof value === 'object' && value !== null

/** The words that screens use, each with base's text: a brand's words under any other key would never show. */
function textForm({ description = '', additionalProperties }: JsonSchema, base: unknown): JsonSchema {
  const section = typeof additionalProperties === 'object' ? additionalProperties : {}
  const sections = Object.entries(isWords(base) ? base : {}).filter(([name]) => name !== '$schema')
  return {
    description,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      sections.map(([name, words]): [string, JsonSchema] => [
        name,
        {
          description: section.description ?? '',
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(isWords(words) ? words : {}).map(([key, text]): [string, JsonSchema] => [
              key,
              { description: `In base: ${String(text)}`, type: 'string' },
            ]),
          ),
        },
      ]),
    ),
  }
}

/** A misspelled field is also missing under its right name: required fields are demanded only once all names are right. */
function missingOnlyWhenNamed(schema: JsonSchema): JsonSchema {
  const { required, properties, additionalProperties, allOf = [] } = schema
  if (!required || !properties || additionalProperties !== false) return schema
  const { required: _, ...rest } = schema
  const rightNames: JsonSchema = { propertyNames: { enum: Object.keys(properties) } }
  return { ...rest, allOf: [...allOf, choose(rightNames, { required })] }
}
