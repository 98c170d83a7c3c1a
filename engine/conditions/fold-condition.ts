import type { Condition } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'

/** What to build from each form of a condition. `Result` is up to the caller: a closure, a truth value, a set of members. */
export interface ConditionAlgebra<Result> {
  all(parts: Result[], path: Path): Result
  any(parts: Result[], path: Path): Result
  not(part: Result, path: Path): Result
  /** A named condition. */
  use(name: string, path: Path): Result
  /** A segment. */
  in(segment: string, path: Path): Result
  fact(name: string, values: readonly string[], path: Path): Result
}

type Fold = <Result>(value: unknown, algebra: ConditionAlgebra<Result>, path: Path) => Result

const parts: <Result>(value: unknown, algebra: ConditionAlgebra<Result>, path: Path) => Result[] = (
  value,
  algebra,
  path,
) => {
  if (!Array.isArray(value)) throw new TypeError('A list of conditions was expected')
  return value.map((part, index) => fold(part, algebra, [...path, index]))
}

function name(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A name was expected')
  return value
}

const forms: Record<string, Fold> = {
  all: (value, algebra, path) => algebra.all(parts(value, algebra, path), path),
  any: (value, algebra, path) => algebra.any(parts(value, algebra, path), path),
  not: (value, algebra, path) => algebra.not(fold(value, algebra, path), path),
  use: (value, algebra, path) => algebra.use(name(value), path),
  in: (value, algebra, path) => algebra.in(name(value), path),
}

const fold: Fold = (condition, algebra, path) => {
  const entries: [string, unknown][] =
    typeof condition === 'object' && condition !== null ? Object.entries(condition) : []
  const [entry] = entries
  if (!entry || entries.length !== 1) throw new TypeError('A condition has exactly one key')
  const [key, value] = entry
  const form = Object.hasOwn(forms, key) ? forms[key] : undefined
  if (form) return form(value, algebra, [...path, key])
  if (!Array.isArray(value)) throw new TypeError('A list of values was expected')
  return algebra.fact(key, value.map(name), [...path, key])
}

/**
 * The one traversal of conditions: evaluating, compiling, collecting dependencies, checking and explaining are all algebras
 * for it.
 * @throws TypeError when the condition is malformed, which no condition of a checked manifest is
 */
export function foldCondition<Result>(condition: Condition, algebra: ConditionAlgebra<Result>): Result {
  return fold(condition, algebra, [])
}

type Leaves<Found> = Partial<Pick<ConditionAlgebra<readonly Found[]>, 'use' | 'in' | 'fact'>>

/** What the names and facts of a condition give, in the order in which they stand; those that nothing is said of give nothing. */
export function gatherFrom<Found>(condition: Condition, leaves: Leaves<Found>): readonly Found[] {
  return foldCondition<readonly Found[]>(condition, {
    all: parts => parts.flat(),
    any: parts => parts.flat(),
    not: part => part,
    use: () => [],
    in: () => [],
    fact: () => [],
    ...leaves,
  })
}

/** The named conditions that a condition uses itself, without those that they use. */
export const conditionsUsedIn = (condition: Condition): readonly string[] =>
  gatherFrom(condition, { use: name => [name] })

/** The segments that a condition asks about itself, without those of the named conditions that it uses. */
export const segmentsUsedIn = (condition: Condition): readonly string[] => gatherFrom(condition, { in: name => [name] })
