import type { Change } from '../../../engine/impact/change.ts'
import type { Place } from '../../../engine/overlay/place.ts'
import { code, escaped, quoted } from './markdown.ts'

/** One change as a line: what became of what, from what to what, and where that is written. */
export function changeLine(change: Change, place: Place | undefined): string {
  const where = place ? ` (${code(`${place.file}:${place.line}`)})` : ''
  return `${change.kind} ${thingOf(change)}${detailOf(change)}${where}`
}

/** "menus `benefits` "Benefits"": the file, the item's id, and the words that readers know it by. */
function thingOf({ surface, key, name, page }: Change): string {
  const words = name === undefined ? '' : ` ${quoted(name)}`
  const on = page === undefined || page === key ? '' : ` on the page ${code(page)}`
  return `${surface}${key === '' || key === surface ? '' : ` ${code(key)}`}${words}${on}`
}

function detailOf({ kind, field, before, after }: Change): string {
  if (kind === 'rerouted') return `: ${escaped(String(before))} → ${escaped(String(after))}`
  if (kind === 'moved' && before !== undefined) return `: from ${code(String(before))} to ${code(String(after))}`
  if (field === undefined) return ''
  return `, ${field}: ${quoted(before)} → ${quoted(after)}`
}
