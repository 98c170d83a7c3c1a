import type { Manifest, Route, ScreenKind } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { type ScreenSurface, surfacesOf } from '../resolve/screen-surfaces.ts'
import type { Openings } from './openings.ts'

/** Who gets to see what screens show: nobody sees a block of Home to whom no address of Home opens. */
export interface Reach {
  surface(name: ScreenSurface): Combinations
  screen(kind: ScreenKind): Combinations
  page(id: string): Combinations
}

/** Adds up who may open which routes. */
export function reachOf(manifest: Manifest, openings: ReadonlyMap<string, Openings>, { diagrams }: MemberSpace): Reach {
  const open = ({ id }: Route) =>
    diagrams.or(...(openings.get(id) ?? []).filter(({ answer }) => answer.kind === 'open').map(({ who }) => who))
  const anyOf = (wanted: (route: Route) => boolean) => diagrams.or(...manifest.routes.routes.filter(wanted).map(open))
  return {
    surface: name => anyOf(route => surfacesOf(route).includes(name)),
    screen: kind => anyOf(route => route.screen === kind),
    page: id => anyOf(route => route.page === id),
  }
}
