import { Command } from '@commander-js/extra-typings'
import { instantIn, type NoInstant } from '../../content/publish/instant-in.ts'
import type { Schedule } from '../../content/store/schedules.ts'
import { numberOf } from '../content/revision-number.ts'
import { timeText } from '../content/said.ts'
import { authorHelp, draftNamed, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal schedule`: a draft's newest version, published at an instant (CONTENT-08). */
export const schedule: PortalCommand = answering =>
  new Command('schedule')
    .description('Publishes a draft at a time, lists what is scheduled, or cancels it')
    .addCommand(add(answering))
    .addCommand(list(answering))
    .addCommand(cancel(answering))

const add: PortalCommand = answering =>
  new Command('add')
    .summary('Has the newest version of a draft published at a time')
    .description(
      'Has the newest version of a draft, and none that is saved later, published at a time by a running portal: merged with what is live then, and checked. Where that cannot be it waits, and "schedule list" says why.',
    )
    .argument('<NAME>', 'name of the draft')
    .requiredOption('--at <TIME>', 'date and time, such as 2026-12-01T06:00')
    .requiredOption('--zone <ZONE>', 'time zone in which that is meant, such as America/New_York')
    .option('--note <TEXT>', noteHelp)
    .option('--author <NAME>', authorHelp)
    .addHelpText(
      'after',
      afterOptions({ examples: ['schedule add december --at 2026-12-01T06:00 --zone America/New_York'] }),
    )
    .action((name, { at, zone, ...options }) =>
      answering(world =>
        withStore(world, async content => {
          const draft = await draftNamed(content, name)
          const due = instantIn(zone, at)
          if (typeof due === 'string') throw new WrongUse(why[due](at, zone))
          if (due <= world.now) throw new WrongUse(`${at} in ${zone} is over: "publish ${name}" publishes it now`)
          const { version, note } = draft
          const made = await content.schedules.add({
            ...{ draft: name, version, due, zone },
            ...signedBy({ note, ...options }, world),
          })
          return { code: 0, data: made, text: () => lineOf(made) }
        }),
      ),
    )

const why: { readonly [Reason in NoInstant]: (at: string, zone: string) => string } = {
  unreadable: at => `"${at}" is no date and time; expected one like 2026-12-01T06:00`,
  'no zone': (_, zone) => `"${zone}" is no time zone; expected one like America/New_York`,
  skipped: (at, zone) => `clocks in ${zone} never show ${at}: they are put forward over it`,
}

const list: PortalCommand = answering =>
  new Command('list')
    .description('Lists what is scheduled and what became of it')
    .addHelpText('after', afterOptions({ finds: 'something waits for somebody', examples: ['schedule list'] }))
    .action(() =>
      answering(world =>
        withStore(world, async ({ schedules }) => {
          const all = await schedules.list()
          return {
            code: all.some(({ state }) => state === 'stuck' || state === 'late') ? 1 : 0,
            data: all,
            text: () => (all.length === 0 ? 'Nothing is scheduled.' : all.map(lineOf).join('\n')),
          }
        }),
      ),
    )

const cancel: PortalCommand = answering =>
  new Command('cancel')
    .description('Cancels what is scheduled')
    .argument('<NUMBER>', 'number of the schedule')
    .option('--author <NAME>', authorHelp)
    .addHelpText('after', afterOptions({ examples: ['schedule cancel 3'] }))
    .action((number, options) =>
      answering(world =>
        withStore(world, async ({ schedules }) => {
          const { author } = signedBy(options, world)
          if (!(await schedules.cancel(numberOf(number), `Cancelled by ${author}.`)))
            throw new WrongUse(`there is no schedule ${number} that waits`)
          return { code: 0, data: { number }, text: () => `Schedule ${number} is cancelled.` }
        }),
      ),
    )

function lineOf({ number, draft, version, due, zone, author, state, told }: Schedule): string {
  const there = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    due,
  )
  const what = `${number}  ${state}: draft "${draft}", version ${version}, by ${author}, ${there} in ${zone} (${timeText(due)})`
  return told === '' ? what : `${what}\n  ${told.replaceAll('\n', '\n  ')}`
}
