import { type ConditionScope, namedCondition } from '../../engine/conditions/condition-scope.ts'
import { gatherFrom } from '../../engine/conditions/fold-condition.ts'
import { conditionOf } from '../../engine/conditions/written-conditions.ts'
import { isJsonObject, type Json, type JsonObject } from '../../engine/json.ts'
import { registry } from '../../engine/members/registry.ts'
import { chosen, followed, type SchemaPart } from '../../engine/schema/manifest-schema.ts'
import { isConditionField } from '../../engine/schema/surfaces.ts'
import { conditionInWords } from '../../engine/words/condition-in-words.ts'
import type { IdNames } from '../../engine/words/id-names.ts'
import type { Condition } from '../../schema/generated/manifests.ts'
import { labelOf } from '../desk/form/labels.ts'
import type { ItemNode } from '../desk/model/item-tree.ts'

/** What a text of an item is, by which it is found: the most telling first. */
export const facetKinds = ['id', 'name', 'target', 'group', 'words', 'condition'] as const
export type FacetKind = (typeof facetKinds)[number]

/** A text by which an item is found. */
export interface Facet {
  readonly kind: FacetKind
  /** What it is, for whoever reads that it was found by it. */
  readonly label: string
  readonly text: string
}

/** What conditions and numbers of a brand mean. */
export interface Meanings {
  readonly scope: ConditionScope
  readonly names: IdNames
}

/** Every text by which an item is found, without those of the items in it (STUDIO-04). */
export function facetsOf({ id, name, value, schema }: ItemNode, meanings: Meanings): Facet[] {
  const facets: Facet[] = [{ kind: 'id', label: 'Id', text: id }]
  if (name !== id) facets.push({ kind: 'name', label: 'Name', text: name })
  visitFields(value, schema, meanings, facet => {
    if (facet.text !== id && facet.text !== name) facets.push(facet)
  })
  return [...new Map(facets.map(facet => [`${facet.kind} ${facet.text}`, facet])).values()]
}

type Put = (facet: Facet) => void

function visitFields(value: JsonObject, reference: SchemaPart, meanings: Meanings, put: Put): void {
  const { properties = {}, additionalProperties } = chosen(followed(reference), value)
  for (const [field, inside] of Object.entries(value)) {
    const part = properties[field] ?? (isJsonObject(additionalProperties) ? additionalProperties : undefined)
    if (!part) continue
    if (isConditionField(field) && isJsonObject(inside))
      for (const facet of conditionFacets(field, inside, meanings)) put(facet)
    else visit(field, inside, followed(part), meanings, put)
  }
}

function visit(field: string, value: Json, schema: SchemaPart, meanings: Meanings, put: Put): void {
  const openSet = schema['x-ids-of']
  if (Array.isArray(value)) for (const entry of value) visit(field, entry, followed(schema.items ?? {}), meanings, put)
  // An item inside is found by itself.
  else if (isJsonObject(value) && value.id === undefined) visitFields(value, schema, meanings, put)
  else if (openSet !== undefined) put(idFacet(openSet, String(value), meanings.names))
  else if (typeof value === 'string' && schema.enum === undefined && schema.const === undefined)
    put({ kind: schema.format === 'target' ? 'target' : 'words', label: labelOf(field), text: value })
}

/** A group or program by its number and, where it is known, its name. */
function idFacet(openSet: string, id: string, names: IdNames): Facet {
  const name = names[openSet]?.[id]
  const label = labelOf(openSet.replace(/Id$/, ''))
  return { kind: 'group', label, text: name === undefined ? id : `${id} ${name}` }
}

/** A condition in words, and all that it asks about, through named conditions too. */
function conditionFacets(field: string, value: JsonObject, meanings: Meanings): Facet[] {
  const { scope } = meanings
  try {
    const condition = conditionOf(value)
    const said = {
      kind: 'condition',
      label: labelOf(field),
      text: conditionInWords(condition, { registry, scope }),
    } as const
    return [said, ...asked(condition, meanings, [])]
  } catch {
    // It names something that is not there, which the check tells.
    return []
  }
}

function asked(condition: Condition, meanings: Meanings, within: readonly string[]): readonly Facet[] {
  const { scope, names } = meanings
  return gatherFrom<Facet>(condition, {
    use: name => {
      const { description } = scope.conditions[name] ?? {}
      const own: Facet = { kind: 'condition', label: 'Named condition', text: `${name}: ${description}` }
      return within.includes(name) ? [own] : [own, ...asked(namedCondition(scope, name), meanings, [...within, name])]
    },
    in: name => {
      const segment = scope.segments[name]
      const own: Facet = { kind: 'group', label: 'Segment', text: `${name}: ${segment?.description}` }
      return segment ? [own, ...segment.values.map(id => idFacet(segment.of, id, names))] : [own]
    },
    fact: (name, values) => {
      const { label = name, values: phrases = {} } = registry.facts[name] ?? {}
      const text = `${label} (${name}): ${values.map(each => `${phrases[each] ?? each} (${each})`).join(', ')}`
      return [{ kind: 'condition', label: 'Fact', text }]
    },
  })
}
