import type { Condition, Manifest, ScreenKind, Surface } from '../../schema/generated/manifests.ts'
import { gatherFrom } from '../conditions/fold-condition.ts'
import { conditionsIn } from '../conditions/written-conditions.ts'
import type { Path } from '../json.ts'
import { pagesOf, routesOf } from '../resolve/screen-surfaces.ts'
import { screenText, sectionsEverywhere } from '../text/screen-text.ts'
import type { Find, Found } from './found.ts'

/** Named conditions, segments, guards and pages that nothing of the brand refers to. */
export const unusedName: Find = ({ ground: { manifest } }) => unusedOf(definitions(manifest))

/** Sections of text.json that no screen of the brand uses, and tips that no error page gives. */
export const unusedText: Find = ({ ground: { manifest } }) => {
  const { errors } = manifest
  const isGiven = ({ id }: { id: string }) => errors.pages.some(({ tips }) => tips.includes(id))
  return unusedOf([...sections(manifest), ...byId('errors', 'tips', 'tip', errors.tips, isGiven)])
}

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
    ...byId('pages', 'pages', 'page', pages.pages, ({ id }) =>
      routesOf(manifest).some(route => pagesOf(route).includes(id)),
    ),
  ]
}

/** The sections of text.json; one is used when a screen of the brand shows its words. */
function sections({ text, routes }: Manifest): Definition[] {
  const marked = Object.fromEntries(Object.keys(text).map(section => [section, { [section]: section }]))
  const screens = new Set<ScreenKind>(routes.routes.map(({ screen }) => screen))
  const used = new Set([
    ...sectionsEverywhere,
    ...[...screens].flatMap(screen => Object.values(screenText(marked, screen))),
  ])
  return Object.keys(text).map(name => ({
    surface: 'text',
    path: [name],
    what: 'section of words',
    name,
    used: used.has(name),
  }))
}

/** Something with a name, and whether anything refers to it. */
interface Definition {
  surface: Surface
  path: Path
  what: string
  name: string
  used: boolean
}

/** The items of a list as definitions. */
const byId = <Item extends { id: string }>(
  surface: Surface,
  list: string,
  what: string,
  items: readonly Item[],
  isUsed: (item: Item) => boolean,
): Definition[] =>
  items.map((item, index) => ({ surface, path: [list, index], what, name: item.id, used: isUsed(item) }))

/** The unused ones as findings. */
const unusedOf = (definitions: readonly Definition[]): Found[] =>
  definitions
    .filter(({ used }) => !used)
    .map(({ surface, path, what, name }) => ({
      surface,
      path,
      says: `Nothing uses the ${what} "${name}".`,
      todo: 'Remove it, or use it.',
    }))

/** A name in a condition: "use current-plan", "in pilot-groups", "fact medical". */
type Name = `${'use' | 'in' | 'fact'} ${string}`

/** The names in one condition, without those in the named conditions that it uses. */
const namesIn = (condition: Condition): readonly Name[] =>
  gatherFrom<Name>(condition, {
    use: name => [`use ${name}`],
    in: name => [`in ${name}`],
    fact: name => [`fact ${name}`],
  })

/** The names that a brand's items, guards and invariants use, directly or through named conditions that are used. */
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
