import type { TileModel } from '../../blocks/tile/tile-model.ts'
import { safeAddress } from '../../ui/link/safe-address.ts'

/**
 * Where the page of a program leads on (PROGRAM-07): where its tile would, unless that is the page itself; then to the
 * program's address, if it has one.
 */
export function programLink({ go }: TileModel, url: string | null, path: string) {
  if (go.kind === 'link' && go.target !== path) return { target: go.target, newTab: go.newTab }
  const target = safeAddress(url)
  return target === undefined || target === path ? undefined : { target, newTab: true }
}
