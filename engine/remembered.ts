/** What a function said for some objects, as far as they are the same: one level for each of its arguments. */
interface Level {
  readonly objects: WeakMap<object, Level>
  readonly others: Map<unknown, Level>
  said?: { readonly result: unknown }
}

const emptyLevel = (): Level => ({ objects: new WeakMap(), others: new Map() })

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

function below({ objects, others }: Level, argument: unknown): Level {
  const known = isObject(argument) ? objects.get(argument) : others.get(argument)
  if (known) return known
  const level = emptyLevel()
  if (isObject(argument)) objects.set(argument, level)
  else others.set(argument, level)
  return level
}

/**
 * A function of objects that nobody alters, asked once for the same ones. What it said is forgotten with the objects: the
 * first argument has to be one, and other arguments are few, such as names of surfaces.
 */
export function remembered<Of extends object, Others extends unknown[], Result>(
  make: (of: Of, ...others: Others) => Result,
): (of: Of, ...others: Others) => Result {
  const top = emptyLevel()
  return (...args) => {
    const level = args.reduce<Level>(below, top)
    level.said ??= { result: make(...args) }
    // What stands at this level was made by the same `make`.
    return level.said.result as Result
  }
}
