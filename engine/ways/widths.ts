import type { Manifest, MenuPlace } from '../../schema/generated/manifests.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { Viewport } from '../view.ts'

/** The widths at which the shell shows each of its places that list the main menu (SHELL-01, SHELL-02, MENU-02, MENU-03). */
const widthsOf: { readonly [Place in MenuPlace]: readonly Viewport[] } = {
  top: ['tablet', 'desktop'],
  bottom: ['phone'],
  'site-map': ['desktop'],
}
const everyPlace: readonly MenuPlace[] = ['top', 'bottom', 'site-map']

/** The entry that opens the member's own menu, which has the settings and a link to this entry's target (SHELL-19). */
const ownEntry = 'account'

interface Shown {
  manifest: Manifest
  parts: readonly Part[]
  space: MemberSpace
}

/** Who has the shell show an entry, or the link, at a path of menus.json: the others use a width at which it does not. */
export function widthsIn({ manifest, parts, space }: Shown): (path: Path) => Combinations {
  const { diagrams } = space
  const { and, except, or } = diagrams.bound
  const at = (places: readonly MenuPlace[]) =>
    'viewport' in space.registry.facts
      ? space.fact('viewport', [...new Set(places.flatMap(place => widthsOf[place]))])
      : diagrams.all
  const menuParts = parts.filter(({ surface }) => surface === 'menus')
  const entries = menuParts.filter(({ path }) => path.length === 4)
  const entryAt = (path: Path) => entries.find(entry => entry.path.every((key, place) => path[place] === key))
  const menuOf = ([, menu]: Path) => manifest.menus.menus[Number(menu)]?.id
  const own = or(
    ...entries.filter(({ path, item }) => menuOf(path) === 'primary' && item.id === ownEntry).map(({ shown }) => shown),
  )
  /** Who has entries below an entry of a bar: it only opens them then, save in the site map. */
  const opening = (entry: Part) =>
    or(
      ...menuParts
        .filter(({ path }) => path.length > 4 && path.at(-2) === 'items' && entryAt(path) === entry)
        .map(({ shown }) => shown),
    )
  const inPrimary = (entry: Part, path: Path): Combinations => {
    if (entry.item.id === ownEntry) return diagrams.all
    const places: readonly MenuPlace[] = Array.isArray(entry.item.places)
      ? everyPlace.filter(place => (entry.item.places as unknown[]).includes(place))
      : everyPlace
    if (!isOwnLink(path)) return at(places)
    return or(except(at(places), opening(entry)), and(opening(entry), at(places.filter(place => place === 'site-map'))))
  }
  return path => {
    const entry = entryAt(path)
    const menu = menuOf(path)
    if (!entry || menu === undefined) return diagrams.all
    if (menu === 'settings') return own
    if (menu === 'masthead' && isOwnLink(path)) return except(diagrams.all, opening(entry))
    return menu === 'primary' ? inPrimary(entry, path) : diagrams.all
  }
}

/** Whether a path leads to the target of an entry itself, or of one of its variants, not to an entry below it. */
const isOwnLink = (path: Path) => path.at(-1) === 'target' && path.slice(4).every(key => key !== 'items')
