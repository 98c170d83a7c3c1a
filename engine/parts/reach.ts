import type { Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject, Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { pagesOf, surfacesOf } from '../resolve/screen-surfaces.ts'
import type { Part } from './manifest-parts.ts'
import type { RouteOpening } from './route-openings.ts'

/** Who gets to a screen that shows a place of the manifest, regardless of the rules of what stands there. */
export type Reach = (spot: { surface: Surface; path: Path }) => Combinations

/** The same for the entry of a surface's list, or the single item, in which the place lies. */
type ReachOf = (entry: { list: unknown; item: JsonObject; isTarget: boolean }) => Combinations

const entryKey = (surface: Surface, path: Path) => `${surface} ${path.slice(0, 2).join()}`
const isTargetOf = (path: Path) => path.at(-1) === 'target'

/** Who reaches each place of a brand: through the screens that open to them; what surrounds every screen is reached by all. */
export function reachOf(parts: readonly Part[], openings: readonly RouteOpening[], { diagrams }: MemberSpace): Reach {
  const { and, except, or } = diagrams.bound
  const entries = new Map(
    parts.filter(({ path }) => path.length <= 2).map(part => [entryKey(part.surface, part.path), part.item]),
  )
  const openTo = (wanted: (opening: RouteOpening) => boolean) =>
    or(...openings.filter(opening => opening.route.screen !== 'redirect' && wanted(opening)).map(({ open }) => open))
  const showing = (name: string) => openTo(({ route }) => surfacesOf(route).some(surface => surface === name))
  const page = (id: unknown) => openTo(({ route }) => pagesOf(route).some(page => page === id))
  const seers = (wanted: (part: Part) => boolean) => or(...parts.filter(wanted).map(({ shown }) => shown))

  const home = openTo(({ route }) => route.screen === 'home')
  const withBlock = (block: string) =>
    and(
      home,
      seers(({ surface, item }) => surface === 'home' && item.block === block),
    )
  const tools = withBlock('tools')
  const programs = or(
    openTo(({ route }) => route.screen === 'programs' || route.screen === 'program'),
    withBlock('programs'),
  )
  /** Who has a target of a program's own in programs.json. */
  const targetOf = (program: unknown) =>
    or(
      ...parts
        .filter(({ surface, path, item }) => surface === 'programs' && path[0] === 'items' && item.program === program)
        .flatMap(({ forms }) => forms.filter(({ fields }) => fields.target !== undefined))
        .map(({ who }) => who),
    )
  /** Who sees the tiles of tools that show a program's entry, or the fallback's; of targets, whose tool has none itself (CHECK-16). */
  const tiles = (list: unknown, program: unknown, isTarget: boolean) =>
    or(
      ...parts
        .filter(({ surface, item }) => surface === 'tools' && item.kind === 'program')
        .filter(({ item }) => list !== 'items' || item.program === program)
        .flatMap(({ forms, item }) =>
          forms
            .filter(({ fields }) => !isTarget || fields.target === undefined)
            .map(({ who }) => (list === 'items' ? who : except(who, targetOf(item.program)))),
        ),
    )
  /** Contact blocks of pages; `only` lists the sections that they show, when not all. */
  const contactBlocks = parts
    .filter(({ surface, item }) => surface === 'pages' && item.block === 'contact')
    .flatMap(({ path, forms }) =>
      forms.map(({ who, fields }) => ({
        only: fields.only,
        who: and(who, page(entries.get(entryKey('pages', path))?.id)),
      })),
    )

  const places: { readonly [Name in Surface]?: ReachOf } = {
    home: () => home,
    tools: () => tools,
    programs: ({ list, item, isTarget }) => or(programs, and(tools, tiles(list, item.program, isTarget))),
    pages: ({ item }) => page(item.id),
    contact: ({ list, item }) => {
      const blocks = contactBlocks.filter(({ only }) => !Array.isArray(only) || only.includes(item.id ?? ''))
      return or(showing('contact'), ...(list === 'sections' ? blocks.map(({ who }) => who) : []))
    },
  }
  const found = new Map<string, Combinations>()
  return ({ surface, path }) => {
    const entry = entryKey(surface, path)
    const isTarget = isTargetOf(path)
    const key = `${entry} ${isTarget}`
    const known =
      found.get(key) ?? places[surface]?.({ list: path[0], item: entries.get(entry) ?? {}, isTarget }) ?? diagrams.all
    found.set(key, known)
    return known
  }
}
