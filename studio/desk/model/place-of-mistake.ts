import { getLocation, parse } from 'jsonc-parser'
import { isJsonObject } from '../../../engine/json.ts'
import type { CheckMistake } from '../../check/check-worker.ts'
import type { Files } from './surface.ts'

/** A mistake, and the item and field that it stands in. */
export interface PlacedMistake extends CheckMistake {
  /** Empty when it is of the file as a whole. */
  readonly item: string
  /** The item's field; empty when it is the item itself. */
  readonly field: string
}

/** Finds item and field of a mistake, through the changes of an overlay (STUDIO-12). */
export function placed(files: Files, mistake: CheckMistake): PlacedMistake {
  const text = files.get(mistake.path) ?? ''
  const start =
    text
      .split('\n')
      .slice(0, mistake.line - 1)
      .join('\n').length + (mistake.line > 1 ? 1 : 0)
  const { path } = getLocation(text, start + mistake.column - 1)
  let value: unknown = parse(text)
  let [item, field] = ['', '']
  for (const [index, key] of path.entries()) {
    if (isJsonObject(value) && typeof value.id === 'string') {
      item = value.id
      const isChange = index > 0 && path[index - 2] === 'changes'
      field = isChange ? String(key === 'fields' ? (path[index + 1] ?? '') : '') : String(key)
    }
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (isJsonObject(value) && typeof value.id === 'string') [item, field] = [value.id, '']
  return { ...mistake, item, field }
}
