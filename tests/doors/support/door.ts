import type { Kind } from './ids.ts'
import type { Person } from './world.ts'

/** One input of a door. */
export interface Slot {
  /** Where it stands, dotted; lists have one entry. */
  readonly path: string
  readonly name: string
  readonly meaning: Kind | 'nobodys' | 'none'
  /** Whether it has to be there when what it stands in is. */
  readonly required: boolean
  /** Paths of what it stands in and does not have to be there. */
  readonly within: readonly string[]
  /** A value for those that are no id of somebody. */
  plain(person: Person): unknown
}

/** What came back through a door. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** Whether it says no, in a status, in an error, or in words for a form. */
  readonly refused: boolean
  /** Whether it is a failure of our own making. */
  readonly failed: boolean
}

/** Something that can be asked for with ids: a call of the gateway, a field of the graph, a file. */
export interface Door {
  readonly name: string
  readonly slots: readonly Slot[]
  /** Whether it can be asked without a session. */
  readonly open: boolean
  /** Asks as a person, or as nobody, with the values of slots by path. */
  ask(person: Person | undefined, values: ReadonlyMap<string, unknown>): Promise<Answer>
}

/**
 * The values with which a slot is asked: of its own and of all others that go with it, which are those that are required and
 * those that are named besides, or `all` that name something of the person's.
 */
export function valuesFor(
  door: Door,
  slot: Slot,
  person: Person,
  struck: { value?: unknown; besides?: Readonly<Record<string, unknown>>; all?: boolean },
): ReadonlyMap<string, unknown> {
  const { value, besides = {}, all = false } = struck
  const values = new Map<string, unknown>()
  for (const each of door.slots) {
    const isThere = each.within.every(path => slot.path.startsWith(path))
    const isTheirs = all && isThere && each.meaning !== 'none' && each.meaning !== 'nobodys'
    if (each === slot || isTheirs || (each.required && isThere) || each.path in besides)
      values.set(each.path, besides[each.path] ?? ownValue(each, person))
  }
  for (const [path, whole] of Object.entries(besides)) {
    for (const part of values.keys()) if (part.startsWith(`${path}[]`)) values.delete(part)
    values.set(path, whole ?? values.get(path))
  }
  if ('value' in struck) values.set(slot.path, value)
  return values
}

/** The value of a slot that is a person's own, or the one that is the same for everybody. */
export const ownValue = ({ meaning, plain }: Slot, person: Person): unknown =>
  meaning === 'none' || meaning === 'nobodys' ? plain(person) : person.ids[meaning]

/** Puts values into objects by their dotted paths. */
export function nest(values: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const keys = path.split('.')
    let at = root
    for (const [index, key] of keys.entries()) {
      const name = key.replace('[]', '')
      const isLast = index === keys.length - 1
      const isList = key.endsWith('[]')
      if (isLast) at[name] = isList ? [value] : value
      else {
        const inner = (isList ? (at[name] as [object] | undefined)?.[0] : at[name]) ?? {}
        at[name] = isList ? [inner] : inner
        at = inner as Record<string, unknown>
      }
    }
  }
  return root
}
