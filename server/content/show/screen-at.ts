import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { matchRoute } from '../../../engine/resolve/match-route.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { ScreenView } from '../../../engine/view.ts'

/**
 * What the screen at an address consists of for one member, guards left aside.
 * @throws RangeError for an address that the brand does not have
 */
export function screenAt(brand: CompiledManifest, path: string, state: MemberState): ScreenView {
  const match = matchRoute(brand, path)
  if (!match) throw new RangeError(`${brand.brand.id} has no route for ${path}`)
  return resolveScreen(brand, match, state)
}
