import { fieldKind } from '../../impact/change.ts'
import type { Seen, View } from './view-of.ts'

/** What one member sees differently, told by comparing the two views alone. */
export interface Differences {
  /** Kind, surface, key and field of each difference but those of order. */
  said: Set<string>
  /** Pairs of items of a list that changed places. */
  turned: [string, string][]
}

const hasAround = (view: View, surface: string, parent: string | undefined) =>
  parent === undefined || parent === '' || view.seen.has(`${surface} ${parent}`)

/** Whether a view has the screen on which something stands. */
function hasScreen(view: View, { surface }: Seen, page: string | undefined): boolean {
  if (surface === 'pages') return view.has.has(`pages ${page}`)
  return ['home', 'tools', 'programs', 'contact'].includes(surface) ? view.has.has(surface) : true
}

/** The page around an item of pages.json. */
function pageOf(view: View, seen: Seen): string | undefined {
  let at: Seen | undefined = seen
  while (at?.parent !== undefined) at = view.seen.get(`${at.surface} ${at.parent}`)
  return at?.key
}

export function differencesBetween(before: View, after: View): Differences {
  const said = new Set<string>()
  for (const [label, latter] of after.addresses) {
    const former = before.addresses.get(label)
    if (former?.outcome !== latter.outcome) said.add(`rerouted routes ${label} outcome`)
    if (former?.title !== undefined && latter.title !== undefined && former.title !== latter.title)
      said.add(`relabelled routes ${label} title`)
  }
  if (before.next !== after.next) said.add('rerouted journey journey next')
  const came = (from: View, to: View, kind: string) => {
    for (const [name, seen] of to.seen)
      if (
        seen.list !== undefined &&
        !from.seen.has(name) &&
        hasAround(from, seen.surface, seen.parent) &&
        hasScreen(from, seen, pageOf(to, seen))
      )
        said.add(`${kind} ${name} `)
  }
  came(before, after, 'added')
  came(after, before, 'removed')
  for (const [name, latter] of after.seen) {
    const former = before.seen.get(name)
    if (!former) continue
    if (former.list !== latter.list) said.add(`moved ${name} `)
    for (const field of new Set([...former.fields.keys(), ...latter.fields.keys()]))
      if (former.fields.get(field) !== latter.fields.get(field))
        said.add(`${fieldKind(latter.surface as 'home', field)} ${name} ${field}`)
  }
  return { said, turned: turnedIn(before, after) }
}

/** Lists that nobody sees as lists. */
const picked = /^(errors \.(pages|tips)|pages \.pages)$/

function turnedIn(before: View, after: View): [string, string][] {
  return [...after.lists].flatMap(([list, order]) => {
    const former = before.lists.get(list)
    if (!former || picked.test(list)) return []
    const surface = list.slice(0, list.indexOf(' '))
    return order.flatMap((a, index) =>
      order
        .slice(index + 1)
        .filter(b => former.includes(a) && former.includes(b) && former.indexOf(a) > former.indexOf(b))
        .map((b): [string, string] => [`${surface} ${a}`, `${surface} ${b}`]),
    )
  })
}
