import { originsOf, type Place, Places } from '../overlay/places.ts'

/** How many states of one thing are kept: the one before, and those that somebody tries. */
const kept = 4

interface Made {
  inputs: readonly unknown[]
  result: unknown
}

/**
 * What checks of nearly the same manifests share, so that an edit costs what it can touch: what did not change is neither
 * parsed nor merged nor checked again (CHECK-22). Parsed values are the same objects from check to check.
 */
export class CheckMemory {
  readonly places = new Places()
  readonly #origins = new WeakMap<object, Map<string, Place>>()
  readonly #made = new Map<string, readonly Made[]>()
  readonly #right = new Map<string, readonly (readonly unknown[])[]>()

  /** Where each value of a surface was written: JSON pointer to place. */
  originsOf(root: object): Map<string, Place> {
    const origins = this.#origins.get(root) ?? originsOf(root, this.places)
    this.#origins.set(root, origins)
    return origins
  }

  /** What `make` gives, made once for the same inputs. The inputs have to be all that it depends on. */
  once<Result>(name: string, inputs: readonly unknown[], make: () => Result): Result {
    const known = this.#made.get(name) ?? []
    const same = known.find(each => isSame(each.inputs, inputs))
    const made = same ?? { inputs, result: make() }
    this.#made.set(name, [made, ...known.filter(each => each !== made)].slice(0, kept))
    // Whoever gives the name gives the type: it was made by the same `make`.
    return made.result as Result
  }

  /** Whether something was found to be right of the same inputs, which have to be all that this depends on. */
  isRight(name: string, inputs: readonly unknown[]): boolean {
    return this.#right.get(name)?.some(each => isSame(each, inputs)) ?? false
  }

  /** Keeps that something is right. */
  keepRight(name: string, inputs: readonly unknown[]): void {
    this.#right.set(name, [inputs, ...(this.#right.get(name) ?? [])].slice(0, kept))
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, index) => Object.is(each, others[index]))
