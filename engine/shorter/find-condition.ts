import type { Condition } from '../../schema/generated/manifests.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { sameJson } from '../json.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { namedParts, type Part, partsFor } from './parts-for.ts'
import { besides, denied, fits, isMet, type Want } from './want.ts'

/** So many steps one search may take: a fraction of a second. What is not found by then counts as not there. */
const mostSteps = 20_000

/** Looks for conditions of few rows that mean what is wanted. */
export class ConditionSearch {
  readonly #space: MemberSpace
  readonly #named: readonly Part[]
  readonly #liked: readonly Condition[]
  readonly #failed = new Set<string>()
  #steps = 0

  /** @param liked what is tried first, so that of two that are as short the one is found that says what is said already */
  constructor(space: MemberSpace, scope: ConditionScope, liked: readonly Condition[]) {
    this.#space = space
    this.#named = namedParts(scope, space)
    this.#liked = liked
  }

  /** The shortest condition of at most so many rows; undefined where there is none, or none that could be found. */
  find(want: Want, rows: number): Condition | undefined {
    this.#steps = 0
    for (let most = 1; most <= rows; most += 1) {
      const found = this.#alone(want, most) ?? this.#several(want, most)
      if (found || this.#steps > mostSteps) return found
    }
    return undefined
  }

  #alone(want: Want, rows: number): Condition | undefined {
    const parts = this.#parts(want, false)
    return parts.find(part => part.rows <= rows && fits(part.verdict, want, this.#space.diagrams))?.condition
  }

  /** A list of which all or any have to hold, or a negation of one. */
  #several(want: Want, rows: number, unlike?: 'all' | 'any'): Condition | undefined {
    if (rows < 3) return undefined
    const key = [want.yes, want.mayYes, want.no, want.mayNo, rows, unlike].join()
    if (this.#failed.has(key)) return undefined
    const all = unlike === 'all' ? undefined : this.#list(want, false, rows - 1)
    if (all) return { all }
    const any = unlike === 'any' ? undefined : this.#list(denied(want), true, rows - 1)
    if (any) return { any }
    const not = this.#several(denied(want), rows - 1)
    if (not) return { not }
    this.#failed.add(key)
    return undefined
  }

  /** The entries of such a list: of those that are lists themselves one at most, the last. */
  #list(want: Want, isDenied: boolean, rows: number): Condition[] | undefined {
    const { diagrams } = this.#space
    const parts = this.#parts(want, isDenied)
    const listed = (left: Want, most: number, from: number): Condition[] | undefined => {
      for (const [index, part] of parts.entries()) {
        if (index < from || part.rows > most) continue
        this.#steps += 1
        if (this.#steps > mostSteps) return undefined
        const rest = besides(left, part.verdict, diagrams.bound)
        if (rest.mayYes === left.mayYes && rest.no === left.no) continue
        if (isMet(rest, diagrams)) return [part.condition]
        const others = listed(rest, most - part.rows, index + 1) ?? this.#inner(rest, isDenied, most - part.rows)
        if (others) return [part.condition, ...others]
      }
      return undefined
    }
    return listed(want, rows, 0)
  }

  #inner(rest: Want, isDenied: boolean, rows: number): Condition[] | undefined {
    const inner = isDenied ? this.#several(denied(rest), rows, 'any') : this.#several(rest, rows, 'all')
    return inner && [inner]
  }

  #parts(want: Want, isDenied: boolean): Part[] {
    const rank = ({ rows, condition }: Part) => {
      const place = this.#liked.findIndex(liked => sameJson(liked, condition))
      return rows + (place < 0 ? 0.99 : place / 1000)
    }
    this.#steps += 10
    return partsFor(want, isDenied, this.#named, this.#space).toSorted((a, b) => rank(a) - rank(b))
  }
}
