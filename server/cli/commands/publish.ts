import { Command } from '@commander-js/extra-typings'
import { instantIn, type NoInstant } from '../../content/publish/instant-in.ts'
import { publish as makeLive } from '../../content/publish/publish.ts'
import type { Draft, Signed } from '../../content/store/content-store.ts'
import type { Schedule } from '../../content/store/schedules.ts'
import { numberOf } from '../content/revision-number.ts'
import { outcomeText } from '../content/said.ts'
import { dueText } from '../content/schedule-text.ts'
import { authorHelp, type Content, draftNamed, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { type Answer, afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import type { World } from '../frame/world.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal publish`: makes a draft live, now (CONTENT-02) or at a time (CONTENT-08). */
export const publish: PortalCommand = answering =>
  new Command('publish')
    .summary('Makes a draft live, merged with what is live, in every portal over the same store within a second')
    .description(
      'Merges a draft with what is live, checks what comes out and makes it live: all of it or nothing. Where others published since the draft was begun, their edits stay; where both changed the same, nothing happens and each item is named. With --at a running portal does so at that time, with just the version that the draft has now; where it cannot be, it waits and "schedule list" says why.',
    )
    .argument('<NAME>', 'name of the draft')
    .option('--note <TEXT>', noteHelp)
    .option('--author <NAME>', authorHelp)
    .option('--at <TIME>', 'at which date and time, such as 2026-12-05T08:00')
    .option('--zone <ZONE>', 'the time zone in which that is meant, such as America/New_York')
    .option('--onto <NUMBER>', 'the live revision that was looked at: does nothing if another one is live by then')
    .addHelpText(
      'after',
      afterOptions({
        finds: 'it is not published',
        examples: [
          'publish december --note "Office closed at Christmas"',
          'publish december --onto 41',
          'publish december --at 2026-12-05T08:00 --zone America/New_York',
        ],
      }),
    )
    .action((name, { onto, at, zone, ...options }) =>
      answering(world =>
        withStore(world, async content => {
          const draft = await draftNamed(content, name)
          const { tree, base, note } = draft
          if (at !== undefined && onto !== undefined) throw new WrongUse('--onto is about what is live now, not then')
          if (at !== undefined || zone !== undefined)
            return planned(content, draft, dueAt(at, zone, world), signedBy({ note, ...options }, world))
          const files = await content.store.files(tree)
          const signature = signedBy({ note, ...options }, world)
          const outcome = await makeLive(content.store, {
            ...{ ...signature, cause: 'publish', files, base, of: draft },
            ...(onto !== undefined && { onto: numberOf(onto) }),
          })
          return {
            code: outcome.kind === 'published' || outcome.kind === 'unchanged' ? 0 : 1,
            data: outcome,
            text: () => outcomeText(outcome, `the draft "${name}"`),
          }
        }),
      ),
    )

type Due = Pick<Schedule, 'due' | 'zone'>

/** The instant that options say. */
function dueAt(at: string | undefined, zone: string | undefined, { now }: World): Due {
  if (at === undefined) throw new WrongUse('--zone needs --at, a date and time such as 2026-12-05T08:00')
  if (zone === undefined) throw new WrongUse('--at needs --zone, a time zone such as America/New_York')
  const due = instantIn(zone, at)
  if (typeof due === 'string') throw new WrongUse(why[due](at, zone))
  if (due <= now) throw new WrongUse(`${at} in ${zone} is over; without --at it is published now`)
  return { due, zone }
}

const why: { readonly [Reason in NoInstant]: (at: string, zone: string) => string } = {
  unreadable: at => `"${at}" is no date and time; expected one like 2026-12-05T08:00`,
  'no zone': (_, zone) => `"${zone}" is no time zone; expected one like America/New_York`,
  skipped: (at, zone) => `clocks in ${zone} never show ${at}: they are put forward over it`,
}

/** Has the version that a draft has now published at an instant. */
async function planned({ schedules }: Content, { name, version }: Draft, due: Due, signature: Signed): Promise<Answer> {
  const made = await schedules.add({ ...signature, ...due, draft: name, version })
  return {
    code: 0,
    data: made,
    text: () =>
      `Version ${version} of the draft "${name}" is published on ${dueText(due)}, as schedule ${made.number}.`,
  }
}
