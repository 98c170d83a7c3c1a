import { getLocation, parse } from 'jsonc-parser'
import { isJsonObject, type Path } from '../../../engine/json.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { CheckMistake } from '../../check/draft-check.ts'
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
  const path = pathIn(text, mistake)
  let value: unknown = parse(text)
  // Outside of items it is the file's own field, which a brand sets.
  const [first, second] = path
  let [item, field] = ['', first === 'changes' ? '' : String((first === 'set' ? second : first) ?? '')]
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

/** Brand and surface of a file, of one in another language as well; undefined for a file that no form is of. */
export function placeOfPath(path: string): { brand: string; surface: (typeof surfaces)[number] } | undefined {
  const [brand = '', file = ''] = path.split('/')
  const surface = surfaces.find(name => file.startsWith(`${name}.`))
  return surface && { brand, surface }
}

/** The way to the value that a mistake stands at. */
function pathIn(text: string, { line, column }: CheckMistake): Path {
  const before = text.split('\n').slice(0, line - 1)
  return getLocation(text, before.join('\n').length + (line > 1 ? 1 : 0) + column - 1).path
}

/** What is said of a field that is of no item, and of whatever is in it; of fields around it nothing (STUDIO-13). */
export function mistakesUnder(files: Files, mistakes: readonly CheckMistake[], path: Path): string[] {
  return mistakes
    .filter(mistake => {
      const [first, ...rest] = pathIn(files.get(mistake.path) ?? '', mistake)
      const at = first === 'set' ? rest : [first, ...rest]
      return path.every((key, index) => at[index] === key)
    })
    .map(({ message }) => message)
}
