import { itemIds } from '../../../engine/overlay/items.ts'
import type { Spot } from './item-edits.ts'
import { surfaceOf } from './surface.ts'

/** An id that no item of the surface has, nor any of those that are about to be added. */
export function freshId(
  wanted: string,
  { files, brand, surface }: Spot,
  besides: ReadonlySet<string> = new Set(),
): string {
  const taken = new Set([...itemIds(surfaceOf(files, brand, surface)), ...besides])
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
