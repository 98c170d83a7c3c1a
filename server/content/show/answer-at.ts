import { checkGuards } from '../../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { matchRoute } from '../../../engine/resolve/match-route.ts'
import type { MemberState } from '../../../engine/state.ts'

const notFound = 404

/** Whether an address opens: "open", the path that it leads to instead, or the status of the error page. */
export function answerAt(brand: CompiledManifest, path: string, state: MemberState): string | number {
  const match = matchRoute(brand, path)
  if (!match) return notFound
  const result = checkGuards(brand, match.route, state)
  return result.kind === 'open' ? 'open' : result.kind === 'redirect' ? result.to : result.status
}
