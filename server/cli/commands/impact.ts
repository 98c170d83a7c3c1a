import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { AffectedMembers, Person } from '../../../engine/impact/brand-impact.ts'
import { type Impact, impact as impactOf } from '../../../engine/impact/impact.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { manifestsAt, NoRevision } from '../../content/manifests-at.ts'
import { ManifestErrors } from '../../content/read-manifests.ts'
import { demoMembers } from '../../demo/demo-members.ts'
import type { Command } from '../frame/command.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { impactMarkdown } from '../impact/impact-markdown.ts'
import { readBrands } from '../subject/read-brands.ts'
import { readDay } from '../subject/read-day.ts'

/** `portal impact`: whose screen an edit changes, and how. */
export const impact: Command = {
  summary: 'Tells which members see something different since a git revision, as Markdown for a pull request',
  details:
    'Compares the manifests of the working tree with those of REV. What shows only before the first day that counts,\n' +
    'nobody sees any more. The reference gateway is asked for its demo sign-ins, unless --no-demo is given.',
  words: [{ name: 'REV', description: 'git revision to compare with; HEAD when left out', optional: true }],
  options: {
    since: { value: 'DATE', description: 'first day that counts, yyyy-mm-dd; today when left out' },
    'no-demo': { description: 'do not count demo sign-ins' },
  },
  finds: 'either version has mistakes',
  examples: ['impact', 'impact main > impact.md', 'impact HEAD~3 --json'],
  run: async ({ words, options, world }) => {
    const revision = words.REV?.[0] ?? 'HEAD'
    const after = await readBrands(world)
    const before = await checkedAt(revision, world.folder)
    const timeZone = after.brands[0]?.manifest.brand.timeZone ?? 'UTC'
    const since = readDay(options.since?.[0], timeZone, world)
    const first = impactOf(before, after, { registry, since })
    const changed = after.brands
      .map(({ manifest }) => manifest.brand)
      .filter(({ id }) => first.brands.some(({ brand, seen }) => brand === id && seen.length > 0))
    const population = options['no-demo'] || changed.length === 0 ? undefined : await peopleOf(changed, world.now)
    const found = population ? impactOf(before, after, { registry, since, population }) : first
    return {
      code: 0,
      get data() {
        return dataOf(found, revision, since)
      },
      text: () => impactMarkdown(found, `What members see differently since ${revision}`),
    }
  },
}

async function checkedAt(revision: string, folder: string) {
  try {
    const { files, imageAddress } = await manifestsAt(revision, folder)
    const checked = checkManifests(files, imageAddress)
    if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
    return checked
  } catch (error) {
    if (error instanceof NoRevision) throw new WrongUse(`git cannot tell what "${revision}" is: ${error.message}`)
    throw error
  }
}

/** Everybody who can sign in, while they sign in and once they have. */
async function peopleOf(brands: readonly Brand[], now: Date): Promise<ReadonlyMap<string, Person[]>> {
  const members = await demoMembers(brands, now)
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

function dataOf({ brands, base, added, removed, placeOf }: Impact, revision: string, since: string) {
  const withPlaces = (brand: string, all: readonly AffectedMembers[]) =>
    all.map(members => ({
      ...members,
      changes: members.changes.map(change => ({ ...change, place: placeOf(brand, change) })),
    }))
  const placed = brands.map(each => ({
    ...each,
    affected: withPlaces(each.brand, each.affected),
    seen: withPlaces(each.brand, each.seen),
  }))
  return { revision, since, added, removed, brands: placed, base }
}
