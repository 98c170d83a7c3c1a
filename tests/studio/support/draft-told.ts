import { explainPart } from '../../../engine/explain/explain-part.ts'
import type { Impact } from '../../../engine/impact/impact.ts'
import { seenChangeInWords } from '../../../engine/impact/seen-change-in-words.ts'
import { type Path, pointerOf } from '../../../engine/json.ts'
import type { Moment } from '../../../engine/members/combination-of.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { brandGround } from '../../../engine/parts/brand-ground.ts'
import { checkGuards } from '../../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { nextStep } from '../../../engine/resolve/journey.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'

/** Everything that one member sees of a brand: what is around each screen, what each shows, and where each leads. */
export function seenBy(compiled: CompiledManifest, state: MemberState): unknown {
  const screens = compiled.routes.list.map(route => {
    const { path, params } = route.route
    const address = path.replace(/:(\w+)/g, (_, name: string) => params?.[name]?.[0] ?? '1')
    const match = matchRoute(compiled, address)
    return {
      address,
      opens: checkGuards(compiled, route, state),
      shows: match && resolveScreen(compiled, match, state),
    }
  })
  return { shell: resolveShell(compiled, state), screens, next: nextStep(compiled, state)?.id }
}

/** The member on the day that it is where they are. */
export const momentOf = ({ facts, open, now, timeZone, viewport }: MemberState): Moment => ({
  ...{ facts: { ...facts, viewport }, open, today: todayIn(now, timeZone) },
})

/** Why the member sees each item or does not, and what would turn it round. */
export function explainedTo(
  manifest: Manifest,
  state: MemberState,
  originsIn: (surface: Surface) => ReadonlyMap<string, Place>,
): unknown {
  const { space, scope, parts } = brandGround(manifest, registry)
  const placeOf = (surface: Surface, path: Path) => originsIn(surface).get(pointerOf(path))
  return parts.map(part => explainPart(part, parts, space, { scope, member: momentOf(state), placeOf }))
}

/** Whose screens change, how, and who stands for them. */
export const classesIn = ({ brands }: Pick<Impact, 'brands'>): unknown =>
  brands.map(({ brand, language, impacts, unseen }) => ({
    ...{ brand, language, unseen },
    classes: impacts
      .flatMap(({ affected, tooMany, seen }) => (tooMany ? seen : affected))
      .map(({ who, changes, sample }) => ({ who, changes: changes.map(seenChangeInWords), sample: sample().words })),
  }))
