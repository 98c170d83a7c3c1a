import { Command } from '@commander-js/extra-typings'
import { runNow } from '../../content/publish/run-due.ts'
import { numberOf } from '../content/revision-number.ts'
import { isWaiting, scheduleText } from '../content/schedule-text.ts'
import { authorHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal schedule`: what is to be published at an instant, which "publish --at" says (CONTENT-08). */
export const schedule: PortalCommand = answering =>
  new Command('schedule')
    .description('Lists what is scheduled, publishes one of it now, or cancels it')
    .addCommand(list(answering))
    .addCommand(now(answering))
    .addCommand(cancel(answering))

const list: PortalCommand = answering =>
  new Command('list')
    .description('Lists what is scheduled and what became of it')
    .addHelpText('after', afterOptions({ finds: 'something waits for its author', examples: ['schedule list'] }))
    .action(() =>
      answering(world =>
        withStore(world, async ({ schedules }) => {
          const all = await schedules.list()
          return {
            code: all.some(isWaiting) ? 1 : 0,
            data: all,
            text: () => (all.length === 0 ? 'Nothing is scheduled.' : all.map(scheduleText).join('\n')),
          }
        }),
      ),
    )

const now: PortalCommand = answering =>
  new Command('now')
    .description('Publishes now what is scheduled for later, or what waits: merged with what is live, and checked')
    .argument('<NUMBER>', 'number of the schedule; "schedule list" tells it')
    .option('--author <NAME>', authorHelp)
    .addHelpText('after', afterOptions({ finds: 'it is not published', examples: ['schedule now 3'] }))
    .action((number, options) =>
      answering(world =>
        withStore(world, async content => {
          const run = await runNow(content, numberOf(number), signedBy(options, world))
          if (!run) throw noneWaits(number)
          return { code: run.state === 'done' ? 0 : 1, data: run, text: () => scheduleText(run) }
        }),
      ),
    )

const cancel: PortalCommand = answering =>
  new Command('cancel')
    .description('Cancels what is scheduled')
    .argument('<NUMBER>', 'number of the schedule; "schedule list" tells it')
    .option('--author <NAME>', authorHelp)
    .addHelpText('after', afterOptions({ examples: ['schedule cancel 3'] }))
    .action((number, options) =>
      answering(world =>
        withStore(world, async ({ schedules }) => {
          const cancelled = await schedules.cancel(numberOf(number), signedBy(options, world))
          if (!cancelled) throw noneWaits(number)
          return { code: 0, data: cancelled, text: () => `Schedule ${number} is cancelled.` }
        }),
      ),
    )

const noneWaits = (number: string) => new WrongUse(`there is no schedule ${number} that waits; see "schedule list"`)
