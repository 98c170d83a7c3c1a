import type { Manifest, MenuItem } from '../../../schema/generated/manifests.ts'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { instead } from '../../overlay/nearest.ts'
import type { Rule } from './rule.ts'

/** Where an entry of a menu says that it leads, it leads somebody (CHECK-08). */
export const menuTargets: Rule = ({ manifest, report }) => {
  for (const { path, mistake } of unseenTargets(manifest)) report('menus', path, mistake)
}

/** Entries whose target nobody is led to: the log-out leads to its own route, and what opens to entries below it leads nowhere. */
function* unseenTargets({
  menus: { menus: all },
  routes: { routes },
}: Manifest): Generator<{ path: Path; mistake: Mistake }> {
  const leave = routes.find(({ id }) => id === 'logout')?.path
  function* visit(items: readonly MenuItem[], path: Path): Generator<{ path: Path; mistake: Mistake }> {
    for (const [index, { action, places, items: below, ...item }] of items.entries()) {
      const targets = [
        { target: item.target, to: [] },
        ...(item.variants ?? []).map(({ target = item.target }, place) => ({ target, to: ['variants', place] })),
      ]
      for (const { target, to } of targets)
        if (action === 'log-out' && leave !== undefined && target !== leave)
          yield {
            path: [...path, index, ...to, 'target'],
            mistake: {
              found: `"${target}" beside "action": "log-out", which leads elsewhere`,
              expected: `${leave}, the path of the route "logout"`,
              ...instead(leave),
            },
          }
      if (below && below.length > 0 && places && !places.includes('site-map'))
        yield {
          path: [...path, index, 'places'],
          mistake: {
            found: '"places" without "site-map" of an entry that opens to others: nobody sees where it leads itself',
            expected: '"site-map" among them',
            hint: '"site-map" beside the others',
            mend: { do: 'replace', with: [...places, 'site-map'] },
          },
        }
      if (below) yield* visit(below, [...path, index, 'items'])
    }
  }
  for (const [index, { items }] of all.entries()) yield* visit(items, ['menus', index, 'items'])
}
