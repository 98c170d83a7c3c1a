import type { JsonObject } from '../resolve/json.ts'
import { itemsOf } from './find-item.ts'

/** Ids of every item of a surface. */
export const itemIds = (root: JsonObject): string[] => Array.from(itemsOf(root), item => item.id)
