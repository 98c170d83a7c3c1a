import { stopsOf } from '../parts/stops-of.ts'
import type { Find } from './found.ts'
import { nameOf } from './name-of.ts'
import { refusedBy } from './refused-by.ts'

/** Links that some of those who see them cannot follow: guards of the screen refuse them, or of one on the way. */
export const refusedLink: Find = ({ ground }) =>
  ground.links.flatMap(link =>
    stopsOf(link.target, link.who, ground)
      .flatMap(stop => refusedBy(stop, ground))
      .map(({ why, who }) => ({
        surface: link.surface,
        path: link.path,
        says: `Some who see the link${link.part ? ` of ${nameOf(link.part)}` : ''} to ${link.target} do not get there: ${why} refuses them.`,
        todo: 'Show the link only to those for whom the screen opens, or open the screen to them.',
        who,
      })),
  )
