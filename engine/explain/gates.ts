import type { Condition } from '../../schema/generated/manifests.ts'
import { isJsonObject, stringOrUndefined } from '../json.ts'
import { coversBand } from '../members/day-bands.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { guardOf, guardsOf, isAround, variantsOf } from '../parts/part-rules.ts'
import { type Explaining, explainCondition } from './explain-condition.ts'
import type { Gate } from './explanation.ts'
import { waysTo } from './ways-to.ts'

/** Everything that has to hold for a part to show, in the order of evaluation. */
export function gatesOf(part: Part, parts: readonly Part[], context: Explaining): Gate[] {
  const around = parts.filter(other => isAround(other, part))
  return [
    ...screenGates(part, parts, context),
    ...around.flatMap(other => [...ownGate('around', other, context), ...formGate(other, part, context)]),
    ...ownGate('own', part, context),
    ...earlierSteps(part, parts, context),
    ...guardsOf(part, parts).flatMap(guard => guardGate(guard, context)),
  ]
}

/**
 * The gates of the screens that show an item: those of a way that leads the member there, or else of the first way. What stands
 * around every screen has none.
 */
function screenGates(part: Part, parts: readonly Part[], context: Explaining): Gate[] {
  const ways = waysTo(part, parts)
  if (!ways) return []
  const gates = ways.map(({ route, through }) => [
    ...ownGate('screen', route, context),
    ...guardsOf(route, parts).flatMap(guard => guardGate(guard, context)),
    ...through.flatMap(other => ownGate('around', other, context)),
  ])
  const none: Gate = { kind: 'screen', key: part.key, holds: false, ...placed(part, context) }
  return gates.find(way => way.every(({ holds }) => holds)) ?? gates[0] ?? [none]
}

const placed = ({ surface, path }: Pick<Part, 'surface' | 'path'>, { placeOf }: Explaining) => {
  const place = placeOf(surface, path)
  return place === undefined ? {} : { place }
}

const isCondition = (value: unknown): value is Condition => isJsonObject(value)

/** The gate of an item's own rules; none when it has no rules. */
function ownGate(kind: Gate['kind'], part: Part, context: Explaining): Gate[] {
  const { showWhen } = part.item
  const [from, until] = [stringOrUndefined(part.item.from), stringOrUndefined(part.item.until)]
  const { today } = context.member
  const period = { from, until, today, holds: coversBand({ from, until }, { first: today, last: today }) }
  const isDated = from !== undefined || until !== undefined
  const condition = isCondition(showWhen)
    ? explainCondition(showWhen, part.surface, [...part.path, 'showWhen'], context)
    : undefined
  if (!isDated && !condition) return []
  const holds = period.holds && (condition === undefined || condition.truth === true)
  const rules = { ...(isDated ? { period } : {}), ...(condition ? { condition } : {}) }
  return [{ kind, key: part.key, holds, ...placed(part, context), ...rules }]
}

/** A part inside a field exists only in the variants of the outer part that have this field. */
function formGate(outer: Part, inner: Part, context: Explaining): Gate[] {
  const variants = variantsOf(outer)
  const [field, wanted] = inner.path.slice(outer.path.length)
  const taken = takenVariant(outer, context)
  const replaced = taken !== undefined && String(field) in (variants[taken] ?? {})
  const holds = field === 'variants' ? taken === wanted : !replaced
  return field === 'variants' || !holds ? [{ kind: 'form', key: outer.key, holds, ...placed(outer, context) }] : []
}

/**
 * The gate that an earlier step of the journey closes: only the first step that applies is taken. One that asks to acknowledge
 * a text closes none: whoever has done so goes on to the next.
 */
function earlierSteps(part: Part, parts: readonly Part[], context: Explaining): Gate[] {
  if (part.surface !== 'journey') return []
  const taken = parts
    .slice(0, parts.indexOf(part))
    .filter(({ surface, item }) => surface === 'journey' && item.do !== 'acknowledge')
    .find(step => ownGate('own', step, context).every(({ holds }) => holds))
  if (!taken) return []
  const [rules = { key: taken.key, ...placed(taken, context) }] = ownGate('earlier step', taken, context)
  return [{ ...rules, kind: 'earlier step', holds: false }]
}

function guardGate(part: Part, context: Explaining): Gate[] {
  const { allow, otherwise } = guardOf(part)
  const condition = explainCondition(allow, part.surface, [...part.path, 'allow'], context)
  const leads = 'redirect' in otherwise ? otherwise.redirect : otherwise.error
  return [
    {
      kind: 'guard',
      key: part.key,
      holds: condition.truth === true,
      condition,
      otherwise: leads,
      ...placed(part, context),
    },
  ]
}

/** The conditions of an item's variants, evaluated for one member. */
export const variantConditions = (part: Part, context: Explaining) =>
  variantsOf(part).map(({ when }, index) =>
    explainCondition(when, part.surface, [...part.path, 'variants', index, 'when'], context),
  )

/** Index of the variant that a member gets; undefined for the item without a variant. */
export function takenVariant(part: Part, context: Explaining): number | undefined {
  const taken = variantConditions(part, context).findIndex(({ truth }) => truth === true)
  return taken < 0 ? undefined : taken
}
