import { type JSONPath, parse } from 'jsonc-parser'
import { isJsonObject, type Json, sameJson, valueAt } from '../../../engine/json.ts'
import { withEntries, withValue } from './text-edit.ts'

/** A text in which a value became another: only what differs inside it is written anew (STUDIO-08). */
export function rewritten(text: string, path: JSONPath, value: Json | undefined): string {
  const before = valueAt(parse(text), path) as Json | undefined
  return changed(text, path, before, value)
}

function changed(text: string, path: JSONPath, before: Json | undefined, after: Json | undefined): string {
  if (before === after || (before !== undefined && sameJson(before, after))) return text
  if (isJsonObject(before) && isJsonObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].reduce(
      (now, key) => changed(now, [...path, key], before[key], after[key]),
      text,
    )
  return Array.isArray(before) && Array.isArray(after)
    ? changedList(text, path, before, after)
    : withValue(text, path, after)
}

/** A list, by its entries: those that are there before and after keep their text, wherever they stand. */
function changedList(text: string, path: JSONPath, before: readonly Json[], after: readonly Json[]): string {
  const left = new Map(before.entries())
  const found = after.map(entry => {
    const [was] = [...left].find(([, old]) => sameJson(old, entry)) ?? []
    if (was !== undefined) left.delete(was)
    return was
  })
  const isSameLength = before.length === after.length
  if (isSameLength && found.every((was, index) => was === undefined || was === index))
    return after.reduce<string>((now, entry, index) => changed(now, [...path, index], before[index], entry), text)
  const [gone] = left.keys()
  if (after.length === before.length - 1 && gone !== undefined && isInOrder(found))
    return withValue(text, [...path, gone], undefined)
  const isOneMore = after.length === before.length + 1 && isInOrder(found.filter(was => was !== undefined))
  const added = found.indexOf(undefined)
  if (isOneMore && left.size === 0)
    return withValue(text, [...path, added === before.length ? -1 : added], after[added], true)
  return withEntries(
    text,
    path,
    after.map((value, index) => ({ was: found[index], value })),
  )
}

const isInOrder = (numbers: readonly (number | undefined)[]) =>
  numbers.every((number, index) => index === 0 || Number(numbers[index - 1]) < Number(number))
