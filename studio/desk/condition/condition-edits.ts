import { isJsonObject, type JsonObject } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'

/** The way to a part of a condition: its place in each list around it, 0 inside a negation; empty for the whole. */
export type PartPath = readonly number[]

/** A condition after an edit, and where the part is that was edited. */
export interface Edited {
  readonly condition: Condition
  readonly at: PartPath
}

export type ListKind = 'all' | 'any'
export type WrapKind = ListKind | 'not'

/** What a condition is: the key that it has, and the conditions inside it. */
export function partOf(condition: Condition): { key: string; parts: readonly Condition[] } {
  const [[key, value] = ['', null]] = Object.entries(condition as JsonObject)
  if (isList(key)) return { key, parts: (Array.isArray(value) ? value : []) as unknown as Condition[] }
  return { key, parts: key === 'not' && isJsonObject(value) ? [value as unknown as Condition] : [] }
}

export const isList = (key: string): key is ListKind => key === 'all' || key === 'any'

/** A condition of one key: what is made by these edits is always one of the language. */
export const conditionWith = (key: string, value: unknown): Condition => ({ [key]: value }) as unknown as Condition

/** The part that a way leads to; undefined where it leads to none. */
export const partAt = (condition: Condition, path: PartPath): Condition | undefined =>
  path.reduce<Condition | undefined>((part, place) => part && partOf(part).parts[place], condition)

/** Puts a part in the place of another. */
export function replaced(condition: Condition, [place, ...rest]: PartPath, part: Condition): Condition {
  if (place === undefined) return part
  const { key, parts } = partOf(condition)
  const inner = parts[place]
  if (!inner) return condition
  return withParts(key, parts.with(place, replaced(inner, rest, part)))
}

/** Adds a part at the end of a list; what is no list becomes one of this kind, with both. */
export function added(condition: Condition, path: PartPath, kind: ListKind, part: Condition): Edited {
  const around = partAt(condition, path) ?? condition
  const { key, parts } = partOf(around)
  const before = key === kind ? parts : [around]
  return {
    condition: replaced(condition, path, withParts(kind, [...before, part])),
    at: [...path, before.length],
  }
}

/** Takes a part away, and what is empty without it. Undefined where nothing is left. */
export function removed(condition: Condition, path: PartPath): Edited | undefined {
  const place = path.at(-1)
  if (place === undefined) return undefined
  const around = path.slice(0, -1)
  const { key, parts } = partOf(partAt(condition, around) ?? condition)
  if (parts.length < 2) return removed(condition, around)
  const left = parts.toSpliced(place, 1)
  const at = [...around, Math.min(place, left.length - 1)]
  return { condition: replaced(condition, around, withParts(key, left)), at }
}

/** Puts a part into a list of its own, or denies it. */
export function wrapped(condition: Condition, path: PartPath, kind: WrapKind): Edited {
  const part = partAt(condition, path)
  return part ? { condition: replaced(condition, path, withParts(kind, [part])), at: path } : { condition, at: path }
}

/** Takes the parts out of what is around them. Undefined where several would be left with nothing to say how they go together. */
export function unwrapped(condition: Condition, path: PartPath): Edited | undefined {
  const { parts } = partOf(partAt(condition, path) ?? condition)
  const [only] = parts
  if (!only) return undefined
  if (parts.length === 1) return { condition: replaced(condition, path, only), at: path }
  const around = path.slice(0, -1)
  const outer = partOf(partAt(condition, around) ?? condition)
  const place = path.at(-1)
  if (place === undefined || !isList(outer.key)) return undefined
  return {
    condition: replaced(condition, around, withParts(outer.key, outer.parts.toSpliced(place, 1, ...parts))),
    at: path,
  }
}

/** Says of a list that all or that any of its parts have to hold. */
export function turned(condition: Condition, path: PartPath, kind: ListKind): Edited {
  const { key, parts } = partOf(partAt(condition, path) ?? condition)
  return { condition: isList(key) ? replaced(condition, path, withParts(kind, parts)) : condition, at: path }
}

/**
 * Moves a part one place up or down, as it is read: past what stands beside it, into a list that stands there, out of its own at
 * its end. Undefined where it is the first or last already.
 */
export function moved(condition: Condition, path: PartPath, way: 'up' | 'down'): Edited | undefined {
  const place = path.at(-1)
  const part = partAt(condition, path)
  const around = path.slice(0, -1)
  const { key, parts } = partOf(partAt(condition, around) ?? condition)
  if (place === undefined || !part || !isList(key)) return undefined
  const other = place + (way === 'up' ? -1 : 1)
  const beside = parts[other]
  if (!beside) return movedOut(condition, path, part, way)
  const inner = partOf(beside)
  if (!isList(inner.key)) {
    const swapped = parts.with(place, beside).with(other, part)
    return { condition: replaced(condition, around, withParts(key, swapped)), at: [...around, other] }
  }
  const entered = way === 'up' ? [...inner.parts, part] : [part, ...inner.parts]
  const left = parts.with(other, withParts(inner.key, entered)).toSpliced(place, 1)
  const at = [...around, way === 'up' ? other : place, way === 'up' ? entered.length - 1 : 0]
  return { condition: replaced(condition, around, withParts(key, left)), at }
}

function movedOut(condition: Condition, path: PartPath, part: Condition, way: 'up' | 'down'): Edited | undefined {
  const [place = 0, listPlace] = path.slice(-2).toReversed()
  const outerPath = path.slice(0, -2)
  const outer = partOf(partAt(condition, outerPath) ?? condition)
  const list = listPlace === undefined ? undefined : outer.parts[listPlace]
  if (listPlace === undefined || !list || !isList(outer.key)) return undefined
  const { key, parts } = partOf(list)
  const left = parts.toSpliced(place, 1)
  const rest = left.length === 0 ? [] : [withParts(key, left)]
  const put = way === 'up' ? [part, ...rest] : [...rest, part]
  const at = [...outerPath, listPlace + (way === 'up' ? 0 : rest.length)]
  return {
    condition: replaced(condition, outerPath, withParts(outer.key, outer.parts.toSpliced(listPlace, 1, ...put))),
    at,
  }
}

/** Adds a value to those of which a fact has to have one, or takes it away; the last one stays. */
export function toggled(condition: Condition, path: PartPath, value: string): Edited {
  const { key } = partOf(partAt(condition, path) ?? condition)
  const chosen = valuesOf(partAt(condition, path) ?? condition)
  const next = Object.keys(registry.facts[key]?.values ?? {}).filter(each => chosen.includes(each) !== (each === value))
  return { condition: next.length === 0 ? condition : replaced(condition, path, conditionWith(key, next)), at: path }
}

/** The values of which a fact has to have one. */
export function valuesOf(condition: Condition): readonly string[] {
  const [value] = Object.values(condition as JsonObject)
  return Array.isArray(value) ? value.map(String) : []
}

const withParts = (key: string, parts: readonly Condition[]) => conditionWith(key, key === 'not' ? parts[0] : parts)
