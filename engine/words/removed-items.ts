import { isJsonObject, type JsonObject } from '../json.ts'
import type { Place } from '../overlay/places.ts'
import type { HiddenItem } from './hidden-items.ts'

/**
 * The items of a surface of base that a brand took out, the outermost of each: nobody there sees them, whoever they are (STUDIO-22).
 * @param removalOf the statement that took an item out, if one did
 */
export function removedItems(
  surface: string,
  base: JsonObject,
  removalOf: (id: string) => Place | undefined,
): HiddenItem[] {
  const found: HiddenItem[] = []
  if (withoutItems.has(surface)) return found
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, key)
    if (!isJsonObject(value)) return
    const id = typeof value.id === 'string' ? value.id : undefined
    const own = id === undefined ? key : `${key}/${id}`
    const place = id === undefined ? undefined : removalOf(id)
    if (place) found.push({ item: own, surface, place, why: [leftOut], changes: [] })
    else for (const part of Object.values(value)) walk(part, own)
  }
  walk(base, surface)
  return found
}

const leftOut = 'It is in what all brands share, and this brand leaves it out.'

/** Surfaces that show nothing by themselves. */
const withoutItems: ReadonlySet<string> = new Set(
  'brand conditions invariants journey routes segments text theme'.split(' '),
)
