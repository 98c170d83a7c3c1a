type Known<Values> = { [Name in keyof Values]?: Promise<Values[Name] | undefined> }

/** Remembers what was computed under a name, so that it is computed at most once, even while it is under way. */
export class Memo<Values> {
  readonly #known: Known<Values> = {}

  get<Name extends keyof Values>(
    name: Name,
    compute: () => Promise<Values[Name] | undefined>,
  ): Promise<Values[Name] | undefined> {
    const known: Known<Values>[Name] = this.#known[name]
    if (known) return known
    const value = compute()
    this.#known[name] = value
    return value
  }
}
