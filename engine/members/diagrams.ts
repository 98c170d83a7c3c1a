/** A set of combinations, as the number of its top node. Equal sets have equal numbers, so `===` compares them. */
export type Combinations = number

/** A node of a diagram: a question about combinations. */
export interface Node {
  /** The variable that it asks about; a leaf has the number after the last variable. */
  variable: number
  /** Where each value of the variable leads. */
  to: readonly Combinations[]
}

/**
 * Sets of combinations of values of finitely many variables, as reduced ordered decision diagrams (Bryant 1986, with several
 * values per variable): a question that does not matter is never asked, and a part that two sets share exists once. Sets of
 * 10^14 combinations take a few dozen nodes, and every answer is exact.
 */
export class Diagrams {
  readonly none: Combinations = 0
  readonly all: Combinations = 1
  readonly #sizes: readonly number[]
  readonly #nodes: Node[]
  readonly #numbers = new Map<string, Combinations>()
  readonly #both = new Map<number, Combinations>()
  readonly #opposites = new Map<Combinations, Combinations>()
  readonly #counts = new Map<Combinations, number>()
  readonly #simpler = new Map<string, Combinations>()
  readonly #regardless = new Map<string, Combinations>()

  /** @param sizes how many values each variable has, in the order in which they are asked */
  constructor(sizes: readonly number[]) {
    this.#sizes = sizes
    this.#nodes = [
      { variable: sizes.length, to: [] },
      { variable: sizes.length, to: [] },
    ]
  }

  /** How many different parts all sets have that were ever asked for. */
  get size(): number {
    return this.#nodes.length
  }

  /** The set operations as functions that can be destructured. */
  get bound(): Pick<Diagrams, 'and' | 'or' | 'not' | 'except'> {
    return {
      and: this.and.bind(this),
      or: this.or.bind(this),
      not: this.not.bind(this),
      except: this.except.bind(this),
    }
  }

  /** All combinations whose variable has one of the values. */
  where(variable: number, values: Iterable<number>): Combinations {
    const wanted = new Set(values)
    return this.#node(
      variable,
      Array.from({ length: this.#size(variable) }, (_, value) => (wanted.has(value) ? this.all : this.none)),
    )
  }

  /** The intersection of the sets. */
  and(...sets: readonly Combinations[]): Combinations {
    return sets.reduce((a, b) => this.#and(a, b), this.all)
  }

  /** The union of the sets. */
  or(...sets: readonly Combinations[]): Combinations {
    return this.not(this.and(...sets.map(set => this.not(set))))
  }

  /** The complement of the set. */
  not(set: Combinations): Combinations {
    if (set <= 1) return 1 - set
    const made = this.#opposites.get(set)
    if (made !== undefined) return made
    const { variable, to } = this.#at(set)
    const opposite = this.#node(
      variable,
      to.map(next => this.not(next)),
    )
    this.#opposites.set(set, opposite)
    this.#opposites.set(opposite, set)
    return opposite
  }

  /** The first set without the others. */
  except(set: Combinations, ...others: readonly Combinations[]): Combinations {
    return this.and(set, ...others.map(other => this.not(other)))
  }

  /** Whether one set is a subset of the other. */
  within(inner: Combinations, outer: Combinations): boolean {
    return this.except(inner, outer) === this.none
  }

  /** The number of combinations in the set; exact up to 2 ** 53. */
  count(set: Combinations): number {
    return this.#countBelow(set) * this.#between(0, this.#at(set).variable)
  }

  /**
   * One combination of the set, a value for each variable; undefined for the empty set.
   * Variables have their preferred values as far as the set allows.
   */
  some(set: Combinations, preferred: readonly number[] = []): number[] | undefined {
    if (set === this.none) return undefined
    const combination = this.#sizes.map((_, variable) => preferred[variable] ?? 0)
    for (let at = set; at !== this.all; ) {
      const { variable, to } = this.#at(at)
      const wish = combination[variable] ?? 0
      const value = to[wish] === this.none ? to.findIndex(next => next !== this.none) : wish
      combination[variable] = value
      at = to[value] ?? this.none
    }
    return combination
  }

  /** Whether the set has the combination. */
  has(set: Combinations, combination: readonly number[]): boolean {
    let at = set
    while (at > 1) {
      const { variable, to } = this.#at(at)
      at = to[combination[variable] ?? 0] ?? this.none
    }
    return at === this.all
  }

  /** The set as disjoint parts: for each variable that matters, the values that it may have. */
  *parts(set: Combinations): Generator<ReadonlyMap<number, readonly number[]>> {
    if (set === this.none) return
    if (set === this.all) {
      yield new Map()
      return
    }
    const { variable, to } = this.#at(set)
    for (const next of new Set(to)) {
      const values = to.flatMap((each, value) => (each === next ? [value] : []))
      for (const part of this.parts(next)) yield new Map([[variable, values], ...part])
    }
  }

  /** The variables that the set depends on. */
  variables(set: Combinations): Set<number> {
    const found = new Set<number>()
    const seen = new Set<Combinations>()
    const visit = (at: Combinations) => {
      if (at <= 1 || seen.has(at)) return
      seen.add(at)
      const { variable, to } = this.#at(at)
      found.add(variable)
      to.forEach(visit)
    }
    visit(set)
    return found
  }

  /** Existential quantification: the combinations that are in the set for any value of the variable. */
  regardlessOf(variable: number, set: Combinations): Combinations {
    const { variable: first, to } = this.#at(set)
    if (first > variable) return set
    if (first === variable) return this.or(...to)
    return remembered(this.#regardless, `${variable}:${set}`, () =>
      this.#node(
        first,
        to.map(next => this.regardlessOf(variable, next)),
      ),
    )
  }

  /** Projection: the combinations that are in the set for any values of all variables but these. */
  about(variables: ReadonlySet<number>, set: Combinations): Combinations {
    const known = new Map<Combinations, Combinations>()
    const visit = (at: Combinations): Combinations => {
      if (at <= 1) return at
      const made = known.get(at)
      if (made !== undefined) return made
      const { variable, to } = this.#at(at)
      const next = to.map(visit)
      const about = variables.has(variable) ? this.#node(variable, next) : this.or(...next)
      known.set(at, about)
      return about
    }
    return visit(set)
  }

  /** The top node of a set; undefined for the empty set and for the set of everything. */
  question(set: Combinations): Node | undefined {
    return set <= 1 ? undefined : this.#at(set)
  }

  /** A simpler set that equals this one within `care`; combinations outside of `care` may be in it or not. */
  simplified(set: Combinations, care: Combinations): Combinations {
    if (set <= 1 || care === this.all) return set
    if (care === this.none) return this.none
    return remembered(this.#simpler, `${set}:${care}`, () => this.#simplify(set, care))
  }

  #simplify(set: Combinations, care: Combinations): Combinations {
    const top = Math.min(this.#at(set).variable, this.#at(care).variable)
    if (this.#at(set).variable > top) return this.simplified(set, this.regardlessOf(top, care))
    const parts = this.#split(set, top).map((inner, value) => {
      const cared = this.#split(care, top)[value] ?? this.none
      return cared === this.none ? undefined : this.simplified(inner, cared)
    })
    const usual = parts.find(part => part !== undefined) ?? this.none
    return this.#node(
      top,
      parts.map(part => part ?? usual),
    )
  }

  #and(a: Combinations, b: Combinations): Combinations {
    if (a === b || b === this.all) return a
    if (a === this.all) return b
    if (a === this.none || b === this.none) return this.none
    const pair = a < b ? a * 2 ** 26 + b : b * 2 ** 26 + a
    const made = this.#both.get(pair)
    if (made !== undefined) return made
    const variable = Math.min(this.#at(a).variable, this.#at(b).variable)
    const other = this.#split(b, variable)
    const both = this.#node(
      variable,
      this.#split(a, variable).map((next, value) => this.#and(next, other[value] ?? this.none)),
    )
    this.#both.set(pair, both)
    return both
  }

  /** The set for each value of a variable, which is its first one or does not matter to it. */
  #split(set: Combinations, variable: number): readonly Combinations[] {
    const node = this.#at(set)
    return node.variable === variable ? node.to : Array<Combinations>(this.#size(variable)).fill(set)
  }

  #node(variable: number, to: readonly Combinations[]): Combinations {
    const [first = this.none] = to
    if (to.every(next => next === first)) return first
    const key = `${variable}:${to.join()}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.#nodes.length)
    return this.#nodes.push({ variable, to }) - 1
  }

  #countBelow(set: Combinations): number {
    if (set <= 1) return set
    const known = this.#counts.get(set)
    if (known !== undefined) return known
    const { variable, to } = this.#at(set)
    const count = to
      .map(next => this.#countBelow(next) * this.#between(variable + 1, this.#at(next).variable))
      .reduce((sum, part) => sum + part, 0)
    this.#counts.set(set, count)
    return count
  }

  /** The number of combinations of the variables from `first` to before `end`. */
  #between(first: number, end: number): number {
    return this.#sizes.slice(first, end).reduce((product, size) => product * size, 1)
  }

  #size(variable: number): number {
    const size = this.#sizes[variable]
    if (size === undefined) throw new RangeError(`There is no variable ${variable}`)
    return size
  }

  #at(set: Combinations): Node {
    const node = this.#nodes[set]
    if (!node) throw new RangeError(`There is no set ${set}`)
    return node
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
