import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { type Find, type Found, partName } from './found.ts'

/** Items of which a member should see exactly one. */
interface Choice {
  /** What they all are: "page for status 404". */
  what: string
  parts: readonly Part[]
  /** Who has to see one; undefined where some may see none. */
  needed: Combinations | undefined
}

/** The items grouped by what they are; whoever gets near the first of a group needs one of it. */
function choices(
  parts: readonly Part[],
  what: (part: Part) => string,
  needed: (part: Part) => Combinations | undefined,
) {
  return [...Map.groupBy(parts, what)].map(([name, all]): Choice => {
    const [first] = all
    return { what: name, parts: all, needed: first && needed(first) }
  })
}

const isLine = ({ surface, path }: Part) => surface === 'contact' && path.length === 4 && path[2] === 'lines'

const choicesOf = ({ parts, near }: BrandGround): Choice[] => [
  ...choices(
    parts.filter(({ surface, path }) => surface === 'errors' && path[0] === 'pages' && path.length === 2),
    ({ item }) => `page for status ${String(item.status)}`,
    near,
  ),
  ...choices(
    parts.filter(({ surface, path }) => surface === 'contact' && path[0] === 'sections' && path.length === 2),
    ({ item }) => `section "${String(item.heading)}"`,
    () => undefined,
  ),
  ...choices(
    parts.filter(isLine),
    ({ path, item }) => `line "${String(item.label ?? item.kind)}" of section ${Number(path[1]) + 1}`,
    () => undefined,
  ),
]

/** Two items for the same member where there should be one: two pages of an error status, two contacts of the same name. */
export const overlap: Find = ({ ground }) =>
  choicesOf(ground).flatMap(({ what, parts }) =>
    parts.flatMap((part, index) => parts.slice(0, index).flatMap(other => both(part, other, what, ground))),
  )

function both(part: Part, other: Part, what: string, { seen, space }: BrandGround): Found[] {
  const who = space.diagrams.and(seen(part), seen(other))
  if (who === space.diagrams.none) return []
  const says = `Some members have two: ${partName(other)} and ${partName(part)} are both the ${what}.`
  return [{ surface: part.surface, path: part.path, says, todo: 'Give them conditions that exclude one another.', who }]
}

/** Members who see none of the items of which everybody needs one. */
export const gap: Find = ({ ground }) => {
  const { seen, space } = ground
  const { except } = space.diagrams.bound
  const single = choicesOf(ground).flatMap(({ what, parts: [first, ...others], needed }): Found[] => {
    if (!first || needed === undefined) return []
    const who = except(needed, seen(first), ...others.map(seen))
    return missing(first, `Some members have no ${what}: they get the one for every status.`, who, ground)
  })
  return [...single, ...emptyContacts(ground), ...journeyWithoutEnd(ground)]
}

function missing(
  { surface, path }: Pick<Part, 'surface' | 'path'>,
  says: string,
  who: Combinations,
  ground: BrandGround,
) {
  if (who === ground.space.diagrams.none) return []
  return [{ surface, path, says, todo: 'Add one for them, or widen a condition.', who }]
}

/** Contact sections that some see without any line, and members who get to the contacts but see no section. */
function emptyContacts(ground: BrandGround): Found[] {
  const { parts, seen, near, space } = ground
  const { except, or } = space.diagrams.bound
  const sections = parts.filter(
    ({ surface, path }) => surface === 'contact' && path[0] === 'sections' && path.length === 2,
  )
  const lines = parts.filter(isLine)
  const [first] = sections
  return [
    ...(first
      ? missing(
          first,
          'Some members have no contact at all.',
          except(or(...sections.map(near)), ...sections.map(seen)),
          ground,
        )
      : []),
    ...sections.flatMap(section => {
      const own = lines.filter(({ path }) => path[1] === section.path[1])
      return missing(
        section,
        `Some see ${partName(section)} without a line.`,
        except(seen(section), ...own.map(seen)),
        ground,
      )
    }),
  ]
}

/** Members for whom no step of the journey applies after log-in. */
function journeyWithoutEnd(ground: BrandGround): Found[] {
  const steps = ground.parts.filter(({ surface }) => surface === 'journey')
  const who = ground.space.diagrams.except(ground.space.possible, ...steps.map(({ shown }) => shown))
  const last = steps.at(-1)
  return last ? missing(last, 'Some members have no step to take after log-in.', who, ground) : []
}
