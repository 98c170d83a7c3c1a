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
type ReachOf = (entry: { list: unknown; item: JsonObject }) => Combinations

const entryKey = (surface: Surface, path: Path) => `${surface} ${path.slice(0, 2).join()}`

/** Who reaches each place of a brand: through the screens that open to them; what surrounds every screen is reached by all. */
export function reachOf(parts: readonly Part[], openings: readonly RouteOpening[], { diagrams }: MemberSpace): Reach {
  const { and, or } = diagrams.bound
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
  const isTool = ({ surface, item }: Part) => surface === 'tools' && item.kind === 'program'
  const withTarget = new Set(
    parts.flatMap(({ surface, item }) => (surface === 'programs' && item.target !== undefined ? [item.program] : [])),
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
    programs: ({ list, item }) => {
      const tile = list === 'items' ? (part: Part) => part.item.program === item.program : usesFallback(withTarget)
      return or(
        programs,
        and(
          tools,
          seers(part => isTool(part) && tile(part)),
        ),
      )
    },
    pages: ({ item }) => page(item.id),
    contact: ({ list, item }) => {
      const blocks = contactBlocks.filter(({ only }) => !Array.isArray(only) || only.includes(item.id ?? ''))
      return or(showing('contact'), ...(list === 'sections' ? blocks.map(({ who }) => who) : []))
    },
  }
  const found = new Map<string, Combinations>()
  return ({ surface, path }) => {
    const key = entryKey(surface, path)
    const known = found.get(key) ?? places[surface]?.({ list: path[0], item: entries.get(key) ?? {} }) ?? diagrams.all
    found.set(key, known)
    return known
  }
}

/** Whether a program's tile leads to the fallback target, because programs.json gives the program no target of its own. */
const usesFallback =
  (withTarget: ReadonlySet<unknown>) =>
  ({ item }: Part) =>
    !withTarget.has(item.program)
