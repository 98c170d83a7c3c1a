import { type FactName, factNames } from '../../schema/generated/facts.ts'
import type { Conditions, Segments } from '../../schema/generated/manifests.ts'

/** What a brand's conditions may refer to by name, besides facts: its named conditions and its segments. */
export interface ConditionScope {
  conditions: Conditions['conditions']
  segments: Segments['segments']
}

/** The condition behind a name. @throws TypeError when the scope has no such condition. */
export const namedCondition = (scope: ConditionScope, name: string) =>
  lookUp(scope.conditions, name, 'named condition').when

/** The segment behind a name. @throws TypeError when the scope has no such segment. */
export const segmentOf = (scope: ConditionScope, name: string) => lookUp(scope.segments, name, 'segment')

function lookUp<Value>(names: { [name: string]: Value }, name: string, what: string): Value {
  const value = Object.hasOwn(names, name) ? names[name] : undefined
  if (value === undefined) throw new TypeError(`There is no ${what} "${name}"`)
  return value
}

const registered: ReadonlySet<string> = new Set(factNames)

/** Whether the fact registry, schema/facts.json, has the fact. */
export const isFactName = (name: string): name is FactName => registered.has(name)
