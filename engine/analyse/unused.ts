import type { Condition, Manifest, ScreenKind, Surface } from '../../schema/generated/manifests.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import { conditionsIn } from '../conditions/written-conditions.ts'
import type { Path } from '../overlay/places.ts'
import { screenText } from '../resolve/screen-surfaces.ts'
import type { Find, Found } from './found.ts'

const byName = (surface: 'conditions' | 'segments', what: string, names: object, isUsed: (name: string) => boolean) =>
  Object.keys(names).map((name): Definition => ({ surface, path: [surface, name], what, name, used: isUsed(name) }))

function definitions(manifest: Manifest): Definition[] {
  const { routes, pages, conditions, segments } = manifest
  const names = namesUsed(manifest)
  return [
    ...byName('conditions', 'named condition', conditions.conditions, name => names.has(`use ${name}`)),
    ...byName('segments', 'segment', segments.segments, name => names.has(`in ${name}`)),
    ...byId('routes', 'guards', 'guard', routes.guards, ({ id }) =>
      routes.routes.some(({ guards }) => guards.includes(id)),
    ),
    ...byId('pages', 'pages', 'page', pages.pages, ({ id }) => routes.routes.some(({ page }) => page === id)),
  ]
}

/** Conditions, segments, guards and pages whose name nothing of the brand says. */
export const unusedName: Find = ({ ground: { manifest } }) => unusedOf(definitions(manifest))

/** Words that stand around every screen. */
const everywhere = ['shell', 'common', 'error']

/** The sections of text.json whose words some screen of the brand has. */
function sections({ text, routes }: Manifest): Definition[] {
  const marked = Object.fromEntries(Object.keys(text).map(section => [section, { [section]: section }]))
  const screens = new Set<ScreenKind>(routes.routes.map(({ screen }) => screen))
  const used = new Set([...everywhere, ...[...screens].flatMap(screen => Object.values(screenText(marked, screen)))])
  return Object.keys(text).map(name => ({
    surface: 'text',
    path: [name],
    what: 'section of words',
    name,
    used: used.has(name),
  }))
}

/** Sections of words that no screen of the brand has, and tips that no error page gives. */
export const unusedText: Find = ({ ground: { manifest } }) => {
  const { errors } = manifest
  const isGiven = ({ id }: { id: string }) => errors.pages.some(({ tips }) => tips.includes(id))
  return unusedOf([...sections(manifest), ...byId('errors', 'tips', 'tip', errors.tips, isGiven)])
}

/** Something with a name, and whether anything says it. */
export interface Definition {
  surface: Surface
  path: Path
  what: string
  name: string
  used: boolean
}

/** The items of a list as definitions. */
export const byId = <Item extends { id: string }>(
  surface: Surface,
  list: string,
  what: string,
  items: readonly Item[],
  isUsed: (item: Item) => boolean,
): Definition[] =>
  items.map((item, index) => ({ surface, path: [list, index], what, name: item.id, used: isUsed(item) }))

/** Those that nothing uses, as findings. */
export const unusedOf = (definitions: readonly Definition[]): Found[] =>
  definitions
    .filter(({ used }) => !used)
    .map(({ surface, path, what, name }) => ({
      surface,
      path,
      says: `Nothing uses the ${what} "${name}".`,
      todo: 'Remove it, or use it.',
    }))

/** What conditions name: "use current-plan", "in pilot-groups", "fact medical". */
type Name = `${'use' | 'in' | 'fact'} ${string}`

/** What one condition names itself. */
const namesIn = (condition: Condition): Name[] =>
  foldCondition<Name[]>(condition, {
    all: parts => parts.flat(),
    any: parts => parts.flat(),
    not: part => part,
    use: name => [`use ${name}`],
    in: name => [`in ${name}`],
    fact: name => [`fact ${name}`],
  })

/** All that a brand's items, guards and invariants ask, through named conditions too; what only unused ones ask is not. */
export function namesUsed(manifest: Manifest): ReadonlySet<Name> {
  const used = new Set<Name>()
  const add = (name: Name) => {
    if (used.has(name)) return
    used.add(name)
    const named = name.startsWith('use ') ? manifest.conditions.conditions[name.slice('use '.length)] : undefined
    if (named) for (const inner of namesIn(named.when)) add(inner)
  }
  for (const { surface, condition } of conditionsIn(manifest))
    if (surface !== 'conditions') for (const name of namesIn(condition)) add(name)
  return used
}
