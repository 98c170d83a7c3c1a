import type { Surface } from '../../../schema/generated/manifests.ts'
import { sharedFolder } from '../model/surface.ts'
import type { Other } from './use-presence.ts'

/** Names of others by where they are: `menus/benefits` for an item, `menus/` where they have chosen none. */
export type OthersAt = ReadonlyMap<string, readonly string[]>

/** Who else is at which item of a brand: whoever changes what all brands share is in each of them. */
export function othersAt(others: readonly Other[], brand: string): OthersAt {
  const at = new Map<string, string[]>()
  for (const { name, path, item } of others) {
    const [folder, file = ''] = path.split('/')
    if (folder !== brand && folder !== sharedFolder) continue
    const key = `${file.replace(/\.json$/, '')}/${item}`
    at.set(key, [...(at.get(key) ?? []), name])
  }
  return at
}

/** Names of whoever is at an item; of a surface whose items are not in sight, of whoever is anywhere in it. */
export const namesAt = (at: OthersAt, surface: Surface, item: string, isClosed = false): readonly string[] =>
  isClosed
    ? [...at].flatMap(([key, names]) => (key.startsWith(`${surface}/`) ? names : []))
    : (at.get(`${surface}/${item}`) ?? [])
