import type { Condition, Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { isJsonObject, type JsonObject, type Path, stringOrUndefined } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'

/** An item as some of those who see it have it: with the fields of one variant, or of none. */
export interface Form {
  /** Who sees it like this. The forms of one item do not overlap. */
  who: Combinations
  /** The item's own fields with those of the variant, without rules. */
  fields: JsonObject
  /** Index of the variant; undefined for the item without a variant. */
  variant?: number
}

/** Anything of a manifest that has rules of its own or an id: a menu entry, a block, a link in a block, a route, a step. */
export interface Part {
  surface: Surface
  /** Keys and indexes from the root of the merged surface. */
  path: Path
  /** The ids on the way to it, which stay the same when entries move: "menus/primary/benefits/benefits-medical". */
  key: string
  item: JsonObject
  /** Who sees what is around it. */
  around: Combinations
  /** Who would see it if all around it were shown. */
  own: Combinations
  /** Who sees it. */
  shown: Combinations
  forms: readonly Form[]
}

/** Surfaces that hold no items. */
const withoutItems: ReadonlySet<Surface> = new Set(['brand', 'theme', 'text', 'conditions', 'segments', 'invariants'])
const ruleFields: ReadonlySet<string> = new Set(['showWhen', 'from', 'until', 'variants', 'locked'])

const isPart = (value: JsonObject) => 'id' in value || [...ruleFields].some(rule => rule in value)

/** Every part of a brand's merged manifest with the members who see it; outer parts come before inner ones. */
export function manifestParts(manifest: Manifest, space: MemberSpace): Part[] {
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  return Object.entries(manifest).flatMap(([name, root]: [string, unknown]) => {
    const surface = name as Surface
    if (withoutItems.has(surface)) return []
    const parts: Part[] = []
    walk(root, { surface, path: [], key: surface, around: space.diagrams.all }, { space, scope, parts })
    return surface === 'journey' ? firstThatApplies(parts, space) : parts
  })
}

interface PartSpot {
  surface: Surface
  path: Path
  key: string
  around: Combinations
}
interface Walk {
  space: MemberSpace
  scope: ConditionScope
  parts: Part[]
}

function walk(value: unknown, spot: PartSpot, context: Walk): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      walk(entry, { ...spot, path: [...spot.path, index], key: `${spot.key}/${entryKey(entry, index)}` }, context)
    return
  }
  if (!isJsonObject(value)) return
  if (isPart(value)) walkPart(value, spot, context)
  else walkFields(value, key => ({ ...inside(spot, key), key: spot.key }), context)
}

function walkPart(item: JsonObject, spot: PartSpot, context: Walk): void {
  const { space, scope, parts } = context
  const { diagrams } = space
  const own = ownMembers(item, scope, space)
  const shown = diagrams.and(spot.around, own)
  const fields = Object.fromEntries(Object.entries(item).filter(([key]) => !ruleFields.has(key)))
  const forms = formsOf(item, fields, shown, scope, space)
  parts.push({ surface: spot.surface, path: spot.path, key: spot.key, item, around: spot.around, own, shown, forms })
  const changedBy = (index: number | undefined) =>
    index === undefined ? {} : variantFields(variantsOf(item)[index] ?? {})
  walkFields(
    fields,
    key => {
      const around = diagrams.or(...forms.filter(({ variant }) => !(key in changedBy(variant))).map(({ who }) => who))
      return { ...inside(spot, key), key: spot.key, around }
    },
    context,
  )
  for (const { variant, who } of forms)
    if (variant !== undefined)
      walkFields(
        changedBy(variant),
        key => ({
          surface: spot.surface,
          path: [...spot.path, 'variants', variant, key],
          key: `${spot.key}/variant ${variant + 1}`,
          around: who,
        }),
        context,
      )
}

function walkFields(fields: JsonObject, spotOf: (key: string) => PartSpot, context: Walk): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'object') continue
    const spot = spotOf(name)
    const id = isJsonObject(value) ? stringOrUndefined(value.id) : undefined
    walk(value, id === undefined ? spot : { ...spot, key: `${spot.key}/${id}` }, context)
  }
}

const inside = (spot: PartSpot, key: string): PartSpot => ({ ...spot, path: [...spot.path, key] })

function entryKey(entry: unknown, index: number): string {
  return isJsonObject(entry) && typeof entry.id === 'string' ? entry.id : String(index + 1)
}

function ownMembers(item: JsonObject, scope: ConditionScope, space: MemberSpace): Combinations {
  const { showWhen, from, until } = item
  const period = space.during({ from: stringOrUndefined(from), until: stringOrUndefined(until) })
  return showWhen === undefined
    ? period
    : space.diagrams.and(period, membersWho(asCondition(showWhen), scope, space).yes)
}

/** The forms of an item, chosen as `itemNode` chooses: the first variant whose `when` is known to hold, or else none. */
function formsOf(
  item: JsonObject,
  fields: JsonObject,
  shown: Combinations,
  scope: ConditionScope,
  space: MemberSpace,
): Form[] {
  let left = shown
  const forms = variantsOf(item).map((each, variant): Form => {
    const { yes } = membersWho(asCondition(each.when), scope, space)
    const who = space.diagrams.and(left, yes)
    left = space.diagrams.except(left, yes)
    return { who, fields: { ...fields, ...variantFields(each) }, variant }
  })
  return [...forms, { who: left, fields }]
}

const variantsOf = ({ variants }: JsonObject): JsonObject[] =>
  Array.isArray(variants) ? variants.filter(isJsonObject) : []

const variantFields = ({ name: _, when: __, ...fields }: JsonObject): JsonObject => fields

/** The cast is safe: manifests are checked against their schemas before anything else reads them. */
const asCondition = (value: unknown) => value as Condition

/** Of the steps of a journey only the first that applies is taken; whoever has acknowledged a text goes on to the next. */
function firstThatApplies(steps: readonly Part[], { diagrams }: MemberSpace): Part[] {
  let left = diagrams.all
  return steps.map(step => {
    const shown = diagrams.and(left, step.shown)
    if (step.item.do !== 'acknowledge') left = diagrams.except(left, step.shown)
    return { ...step, shown, forms: [{ who: shown, fields: step.forms[0]?.fields ?? {} }] }
  })
}
