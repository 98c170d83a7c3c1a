import { Command } from '@commander-js/extra-typings'
import type { AffectedMembers, EditImpact, Person } from '../../../engine/impact/brand-impact.ts'
import type { Change } from '../../../engine/impact/change.ts'
import { type Impact, impact as impactOf } from '../../../engine/impact/impact.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { manifestsAt, NoRevision } from '../../content/manifests-at.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { checkedIn, type World } from '../frame/world.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { impactMarkdown } from '../impact/impact-markdown.ts'
import { populationHelp, readPopulation } from '../impact/read-population.ts'
import { readDay } from '../subject/read-day.ts'

/** `portal impact`: which members see an edit, and how. */
export const impact: PortalCommand = answering =>
  new Command('impact')
    .summary('Tells which members see something different since a git revision, as Markdown for a pull request')
    .description(
      `Compares the manifests of the working tree with those of a git revision and tells which members see something different, as Markdown for a pull request. What shows only before the first day that counts is left out. The reference gateway is asked for its demo sign-ins, unless --no-demo is given.`,
    )
    .argument('[REV]', 'git revision to compare with; HEAD when left out')
    .option('--since <DATE>', 'first day that counts, yyyy-mm-dd; today when left out')
    .option('--no-demo', 'do not count demo sign-ins')
    .option('--population <FILE>', populationHelp)
    .addHelpText(
      'after',
      afterOptions({
        finds: 'either version has mistakes',
        examples: ['impact', 'impact main > impact.md', 'impact --population members.csv', 'impact HEAD~3 --json'],
      }),
    )
    .action((revision = 'HEAD', { since: given, demo, population: file }) =>
      answering(async world => {
        const after = await checkedIn(world)
        const before = await checkedAt(revision, world)
        const timeZone = after.brands[0]?.manifest.brand.timeZone ?? 'UTC'
        const since = readDay(given, timeZone, world)
        const census = file === undefined ? undefined : await readPopulation(file, after.brands)
        const basis = { registry, since, ...(census && { census }) }
        const first = impactOf(before, after, basis)
        const changed = after.brands
          .map(({ manifest }) => manifest.brand)
          .filter(({ id }) => first.brands.some(({ brand, impacts }) => brand === id && impacts.length > 0))
        const population = demo && changed.length > 0 ? await peopleOf(changed, world) : undefined
        const found = population ? impactOf(before, after, { ...basis, population }) : first
        return {
          code: 0,
          get data() {
            return dataOf(found, revision, since)
          },
          text: () =>
            impactMarkdown(found, `What members see differently since ${revision}`, { demo: population !== undefined }),
        }
      }),
    )

async function checkedAt(revision: string, world: World) {
  try {
    return await checkedIn(world, await manifestsAt(revision, world.folder))
  } catch (error) {
    if (error instanceof NoRevision) throw new WrongUse(`git cannot tell what "${revision}" is: ${error.message}`)
    throw error
  }
}

/** Everybody who can sign in, during the sign-in journey and after it. */
async function peopleOf(brands: readonly Brand[], { people, now }: World): Promise<ReadonlyMap<string, Person[]>> {
  const members = await people(brands, now)
  return new Map(
    brands.map(({ id }) => [
      id,
      members
        .filter(({ brand }) => brand.id === id)
        .map(({ username, state }) => ({
          name: username,
          moments: [state, { ...state, facts: { ...state.facts, session: 'temporary' as const } }],
        })),
    ]),
  )
}

function dataOf({ brands, base, added, removed, placeOf, causeOf, seenIn }: Impact, revision: string, since: string) {
  const placed = brands.map(({ impacts, unseen, ...told }) => {
    const seen = (change: Change) => {
      const languages = seenIn(told, change)
      return languages && { languages }
    }
    const withPlaces = (impact: EditImpact, all: readonly AffectedMembers[]) =>
      all.map(({ who, members, people, changes }) => ({
        ...{ who, ...(members && { members }), people },
        changes: changes.map(change => ({ ...change, ...seen(change), place: causeOf(told, change, impact) })),
      }))
    return {
      ...told,
      impacts: impacts.map(impact => ({
        edits: impact.edits.map(edit => ({ ...edit, place: placeOf(told, edit) })),
        tooMany: impact.tooMany,
        affected: withPlaces(impact, impact.affected),
        seen: withPlaces(impact, impact.seen),
      })),
      unseen: unseen.map(edit => ({ ...edit, place: placeOf(told, edit) })),
    }
  })
  return { revision, since, added, removed, brands: placed, base }
}
