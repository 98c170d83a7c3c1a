import { factReaders } from '../../schema/generated/facts.ts'
import type { Condition } from '../../schema/generated/manifests.ts'
import type { Known } from '../state.ts'
import { type Asks, conditionAsks, joinAsks } from './asks.ts'
import { type ConditionScope, isFactName, namedCondition, segmentOf } from './condition-scope.ts'
import { foldCondition } from './fold-condition.ts'
import type { Truth } from './truth.ts'

/** Evaluates a condition for one member state. */
type Test = (known: Known) => Truth

/** A condition ready to be evaluated for anyone, and what evaluating it needs. */
export interface CompiledCondition {
  test: Test
  asks: Asks
}

function oneOf(name: string, values: readonly string[]): Test {
  if (!isFactName(name)) throw new TypeError(`There is no fact "${name}"`)
  const read = factReaders[name]
  const [one, other = one] = values
  if (values.length <= 2)
    return ({ facts }) => {
      const value = read(facts)
      return value === undefined ? undefined : value === one || value === other
    }
  const wanted: ReadonlySet<string> = new Set(values)
  return ({ facts }) => {
    const value = read(facts)
    return value === undefined ? undefined : wanted.has(value)
  }
}

/** Whether any of a member's ids is in the segment; most segments have one id. */
function anyIn({ of, values }: ConditionScope['segments'][string]): Test {
  const [only] = values
  if (only !== undefined && values.length === 1) return ({ open }) => open[of]?.includes(only)
  const wanted: ReadonlySet<string> = new Set(values)
  return ({ open }) => open[of]?.some(value => wanted.has(value))
}

/**
 * Returns the `deciding` value as soon as one part has it; otherwise undefined when a part was unknown, else the opposite.
 * Nearly all lists have one or two parts, which need no loop.
 */
function until(deciding: boolean, parts: readonly Test[]): Test {
  const [first, second] = parts
  if (first && parts.length === 1) return first
  if (first && second && parts.length === 2)
    return known => {
      const truth = first(known)
      if (truth === deciding) return deciding
      const other = second(known)
      if (other === deciding) return deciding
      return truth === undefined ? truth : other
    }
  return known => {
    let result: Truth = !deciding
    for (const part of parts) {
      const truth = part(known)
      if (truth === deciding) return deciding
      if (truth === undefined) result = undefined
    }
    return result
  }
}

function compile(condition: Condition, scope: ConditionScope): Test {
  return foldCondition<Test>(condition, {
    all: parts => until(false, parts),
    any: parts => until(true, parts),
    not: part => known => {
      const truth = part(known)
      return truth === undefined ? undefined : !truth
    },
    use: name => compile(namedCondition(scope, name), scope),
    in: name => anyIn(segmentOf(scope, name)),
    fact: oneOf,
  })
}

/**
 * Turns a condition into closures, once when a manifest is loaded, so that evaluating it takes nanoseconds.
 * @throws TypeError for a condition that is malformed, circular, or names something unknown.
 */
export function compileCondition(condition: Condition, scope: ConditionScope): CompiledCondition {
  const asks = joinAsks([conditionAsks(condition, scope)])
  return { test: compile(condition, scope), asks }
}
