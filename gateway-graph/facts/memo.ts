type Known<Values> = { [Name in keyof Values]?: Promise<Values[Name] | undefined> }
type Read<Values> = <Name extends keyof Values>(name: Name) => Promise<Values[Name] | undefined>

/** Reads what has a name at most once, even while it is under way. */
export function memo<Values>(read: Read<Values>): Read<Values> {
  const known: Known<Values> = {}
  return <Name extends keyof Values>(name: Name) => {
    const before: Known<Values>[Name] = known[name]
    if (before) return before
    const value = read(name)
    known[name] = value
    return value
  }
}
