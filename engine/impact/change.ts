import type { Surface } from '../../schema/generated/manifests.ts'
import type { Json, Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { followed, type SchemaPart, schemaOf } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'

/**
 * What can happen to something that members see, in the order of a report. What is "added" or "removed" came or went
 * altogether; what is "shown" or "hidden" is there for others, before and after.
 */
export const changeKinds = [
  'rerouted',
  'added',
  'shown',
  'removed',
  'hidden',
  'moved',
  'relabelled',
  'relinked',
  'restyled',
] as const
type ChangeKind = (typeof changeKinds)[number]

/** One difference between two versions of a manifest, as a member sees it. */
export interface Change {
  kind: ChangeKind
  surface: Surface
  /** The item, address or section that it is about; the same in both versions. */
  key: string
  /** The title or heading of the item. */
  name?: string
  /** Id of the page that it is on. */
  page?: string
  /** The field that differs. */
  field?: string
  /** The field's value, or the list that the item was in. */
  before?: Json
  after?: Json
  /** Its path in the merged surface: of the version after, or of the version before for what was removed. */
  path: Path
}

/** A change with everybody who sees it. */
export interface SeenChange {
  who: Combinations
  change: Change
}

type FieldKind = Extract<ChangeKind, 'relabelled' | 'relinked' | 'restyled'>

const addresses: readonly (string | undefined)[] = ['target', 'redirect']

/** Whether a field is an address, words, or anything else that shows. */
function kindOf(schema: SchemaPart): FieldKind {
  const { format, type, enum: values, const: only, items } = schema
  if (items) return kindOf(followed(items))
  if (addresses.includes(format) || schema['x-placeholders']?.includes('gateway')) return 'relinked'
  const isWords = type === 'string' && values === undefined && only === undefined && !schema.pattern
  return isWords && (format === undefined || format === 'markdown') ? 'relabelled' : 'restyled'
}

/** The kind of every field in a schema, by the field's name. */
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

const kindsBySurface = new Map<Surface, ReadonlyMap<string, FieldKind>>()

/** How a change of a field reads: as other words, another link, or another look. */
export function fieldKind(surface: Surface, field: string): FieldKind {
  if (surface === 'text') return 'relabelled'
  if (surface === 'theme') return 'restyled'
  const kinds = kindsBySurface.get(surface) ?? kindsOf(schemaOf(surfaceTitles.get(surface) ?? ''))
  kindsBySurface.set(surface, kinds)
  const name = field.split('.').findLast(part => !/^\d+$/.test(part)) ?? field
  return kinds.get(name) ?? 'restyled'
}
