import type { Bundle } from '../bundle-schemas.ts'
import type { JsonSchema } from '../json-schema.ts'
import { mapSchema } from '../map-schema.ts'
import { byTag } from './by-tag.ts'
import { choose, hasOneOf } from './choose.ts'
import { type Defs, itemsOf, mapValues, nameOf, reached } from './defs.ts'
import { itemKinds } from './item-kinds.ts'
import type { ManifestNames } from './manifest-names.ts'
import { missingOnlyWhenNamed } from './missing-only-when-named.ts'
import { overlayForm } from './overlay-form.ts'
import { partly } from './partly.ts'
import { textForm } from './text-form.ts'

/** Every link begins like this; whether it leads somewhere is for the check, which knows the brand's routes. */
const targetForm: JsonSchema = {
  pattern: '^(/$|/[^/]|https:|tel:|mailto:)',
  patternErrorMessage: 'A path of routes.json, or an address with https:, tel: or mailto:.',
}

/** The schemas as editors read them: names are offered, and unions told apart by their tags. */
const forEditors = (defs: Defs, { byFormat }: ManifestNames): Defs =>
  mapValues(defs, def =>
    mapSchema(def, part => {
      const { discriminator, oneOf = [], 'x-tags': _, ...rest } = part
      if (discriminator)
        return {
          ...rest,
          ...byTag(
            discriminator.propertyName,
            oneOf.map(member => nameOf(member.$ref ?? '')),
            defs,
          ),
        }
      const examples = byFormat[part.format ?? '']
      return { ...part, ...(part.format === 'target' && targetForm), ...(examples && { examples: [...examples] }) }
    }),
  )

/** A whole file. Files without items are written in part: base leaves to brands what only they can say. */
function wholeForm(root: JsonSchema, defs: Defs): JsonSchema {
  const { propertyNames: _, ...form } = itemsOf(root, defs).length === 0 ? partly(root, defs) : root
  return { ...form, properties: { $schema: { type: 'string' }, ...form.properties } }
}

/** One file a surface, for editors: it completes keys and values of whole files and of a brand's changes alike. */
export function editorSchemas(
  { surfaces, schema: { $schema, $defs } }: Bundle,
  names: ManifestNames,
): Map<string, string> {
  const defs = forEditors($defs, names)
  return new Map(
    surfaces.map(({ name, title }) => {
      const root = defs[title] ?? {}
      const kinds = itemKinds(names.base[name], $defs[title] ?? {}, $defs)
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
      return [
        `schema/generated/${name}.schema.json`,
        `${JSON.stringify(mapSchema(file, missingOnlyWhenNamed), null, 1)}\n`,
      ]
    }),
  )
}
