import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser'
import { isJsonObject, type Json, sameJson, valueAt } from '../../../engine/json.ts'

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/** A text with one value otherwise: all else stays as somebody wrote it, spacing included (STUDIO-08). Undefined takes it away. */
export const withValue = (text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }))

/** A text in which a value became another: only what differs inside it is written anew, in a list by where it stands. */
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
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length)
      return after.reduce<string>((now, entry, index) => changed(now, [...path, index], before[index], entry), text)
    const more = after[before.length]
    if (more !== undefined && sameJson(after.slice(0, -1), before)) return withValue(text, [...path, -1], more, true)
    const gone = before.findIndex((entry, index) => !sameJson(entry, after[index]))
    if (sameJson(before.toSpliced(gone, 1), after)) return withValue(text, [...path, gone], undefined)
  }
  return withValue(text, path, after)
}
