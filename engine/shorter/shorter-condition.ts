import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { foldCondition, gatherFrom } from '../conditions/fold-condition.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { ConditionSearch } from './find-condition.ts'
import { factIn, partsFor } from './parts-for.ts'
import { besides, denied, fits, isMet, opposite, type Want, wantOf } from './want.ts'

/** In so many rows a shorter one is looked for; each part of a longer condition is looked at by itself. */
const mostRows = 5

/** What a condition takes to read: rows, and then values. */
export function sizeOf(condition: Condition): { rows: number; values: number } {
  const sum = (parts: { rows: number; values: number }[]) => ({
    rows: parts.reduce((rows, part) => rows + part.rows, 1),
    values: parts.reduce((values, part) => values + part.values, 0),
  })
  return foldCondition(condition, {
    all: sum,
    any: sum,
    not: part => sum([part]),
    use: () => ({ rows: 1, values: 1 }),
    in: () => ({ rows: 1, values: 1 }),
    fact: (_, values) => ({ rows: 1, values: values.length }),
  })
}

/** Whether two conditions are true, false and unknown for the same possible members. */
export function sameMeaning(one: Condition, other: Condition, scope: ConditionScope, space: MemberSpace): boolean {
  const want = wantOf(membersWho(one, scope, space), space.possible, space.diagrams.bound)
  return fits(membersWho(other, scope, space), want, space.diagrams)
}

/**
 * A condition that takes less to read, and is true, false and unknown for the very same possible members (STUDIO-06). Undefined
 * where none was found; of up to four rows none is missed (property test).
 * @throws TypeError or RangeError for a condition that is malformed or names something unknown
 */
export function shorterCondition(
  condition: Condition,
  scope: ConditionScope,
  space: MemberSpace,
): Condition | undefined {
  const leaves = gatherFrom<Condition>(condition, {
    use: name => [{ use: name }],
    in: name => [{ in: name }],
    fact: (name, values) => [factIn(name, values)],
  })
  const shortening = new Shortening(new ConditionSearch(space, scope, leaves), scope, space)
  const want = wantOf(membersWho(condition, scope, space), space.possible, space.diagrams.bound)
  const found = shortening.of(condition, want)
  return isShorter(found, condition) ? found : undefined
}

function isShorter(one: Condition, other: Condition): boolean {
  const [a, b] = [sizeOf(one), sizeOf(other)]
  return a.rows < b.rows || (a.rows === b.rows && a.values < b.values)
}

/** Makes a condition shorter as a whole or, where that is too much to look for, part by part. */
class Shortening {
  readonly #search: ConditionSearch
  readonly #scope: ConditionScope
  readonly #space: MemberSpace

  constructor(search: ConditionSearch, scope: ConditionScope, space: MemberSpace) {
    this.#search = search
    this.#scope = scope
    this.#space = space
  }

  /** The condition, or a shorter one that is what is wanted, too. */
  of(condition: Condition, want: Want): Condition {
    const found = this.#search.find(want, Math.min(mostRows, sizeOf(condition).rows - 1))
    if (found) return found
    if ('all' in condition) return this.#list('all', condition.all, want)
    if ('any' in condition) return this.#list('any', condition.any, want)
    if ('not' in condition) return { not: this.of(condition.not, denied(want)) }
    return this.#fact(condition, want)
  }

  /** A fact with no more values than are wanted. */
  #fact(condition: Condition, want: Want): Condition {
    const [name = ''] = Object.keys(condition)
    const alike = partsFor(want, false, [], this.#space).find(
      part => Object.hasOwn(part.condition, name) && fits(part.verdict, want, this.#space.diagrams),
    )
    return alike && isShorter(alike.condition, condition) ? alike.condition : condition
  }

  /** A list without what can be left out of it, the rest of it shortened. */
  #list(kind: 'all' | 'any', parts: readonly Condition[], want: Want): Condition {
    const { diagrams } = this.#space
    // Of any that hold the same is true as of all, the other way round.
    const isDenied = kind === 'any'
    const wanted = isDenied ? denied(want) : want
    let kept = parts.flatMap(part => listIn(part, kind) ?? [part])
    for (let index = 0; index < kept.length; ) {
      const others = kept.toSpliced(index, 1)
      const verdicts = others.map(other => membersWho(other, this.#scope, this.#space))
      const rest = verdicts.reduce<Want>(
        (left, verdict) => besides(left, isDenied ? opposite(verdict) : verdict, diagrams.bound),
        wanted,
      )
      const part = kept[index]
      if (!part || (isMet(rest, diagrams) && others.length > 0)) {
        kept = others
        continue
      }
      kept = kept.with(index, this.of(part, isDenied ? denied(rest) : rest))
      index += 1
    }
    const entries = kept.flatMap(part => listIn(part, kind) ?? [part])
    const [only] = entries
    if (only && entries.length === 1) return only
    return kind === 'all' ? { all: entries } : { any: entries }
  }
}

/** The entries of a condition that is a list of this kind. */
function listIn(condition: Condition, kind: 'all' | 'any'): readonly Condition[] | undefined {
  if (kind === 'all') return 'all' in condition ? condition.all : undefined
  return 'any' in condition ? condition.any : undefined
}
