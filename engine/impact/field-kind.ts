import type { Surface } from '../../schema/generated/manifests.ts'
import { followed, type SchemaPart, schemaOf } from '../check/schema/schema-of.ts'
import { surfaceTitles } from '../check/surface-titles.ts'
import type { ChangeKind } from './change.ts'

type FieldKind = Extract<ChangeKind, 'relabelled' | 'relinked' | 'restyled'>

const addresses: readonly (string | undefined)[] = ['target', 'redirect']

/** A field that says where something leads, one that is words, or any other that shows. */
function kindOf(schema: SchemaPart): FieldKind {
  const { format, type, enum: values, const: only, items } = schema
  if (items) return kindOf(followed(items))
  if (addresses.includes(format) || schema['x-placeholders']?.includes('gateway')) return 'relinked'
  const isWords = type === 'string' && values === undefined && only === undefined && !schema.pattern
  return isWords && (format === undefined || format === 'markdown') ? 'relabelled' : 'restyled'
}

/** The kind of every field that a schema names, by the field's own name. */
function kindsOf(root: SchemaPart): Map<string, FieldKind> {
  const kinds = new Map<string, FieldKind>()
  const seen = new Set<SchemaPart>()
  const visit = (reference: SchemaPart): void => {
    const schema = reference.$ref === undefined ? reference : schemaOf(reference.$ref.replace('#/$defs/', ''))
    if (seen.has(schema)) return
    seen.add(schema)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!kinds.has(name) || kinds.get(name) === 'restyled') kinds.set(name, kindOf(followed(property)))
      visit(property)
    }
    for (const part of [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]) visit(part)
  }
  visit(root)
  return kinds
}

const ofSurface = new Map<Surface, ReadonlyMap<string, FieldKind>>()

/** How a change of a field reads: as other words, another link, or another look. */
export function fieldKind(surface: Surface, field: string): FieldKind {
  if (surface === 'text') return 'relabelled'
  if (surface === 'theme') return 'restyled'
  const kinds = ofSurface.get(surface) ?? kindsOf(schemaOf(surfaceTitles.get(surface) ?? ''))
  ofSurface.set(surface, kinds)
  const name = field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field
  return kinds.get(name) ?? 'restyled'
}
