import { Command } from '@commander-js/extra-typings'
import { throwAwayDraft } from '../../content/publish/drafts.ts'
import { editsOfTrees } from '../../content/publish/edits-between.ts'
import type { Draft } from '../../content/store/content-store.ts'
import { timeText } from '../content/said.ts'
import { authorHelp, draftNamed, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/** `portal draft`: what is being worked on (CONTENT-03, CONTENT-16). */
export const draft: PortalCommand = answering =>
  new Command('draft')
    .description('Lists drafts of the content, throws one away, or has it back')
    .addCommand(list(answering))
    .addCommand(drop(answering))
    .addCommand(restore(answering))

const list: PortalCommand = answering =>
  new Command('list')
    .description(
      'Lists drafts, who saved each last, and which files they have otherwise than the revision that they began with',
    )
    .option('--thrown-away', 'those that were thrown away: each can be had back for 30 days')
    .addHelpText('after', afterOptions({ examples: ['draft list', 'draft list --thrown-away'] }))
    .action(({ thrownAway = false }) =>
      answering(world =>
        withStore(world, async ({ store }) => {
          const drafts = (await store.drafts()).filter(({ isThrownAway }) => isThrownAway === thrownAway)
          const told = await Promise.all(
            drafts.map(async each => {
              const base = await store.revision(each.base)
              const before = base ? await store.files(base.tree) : new Map<string, string>()
              const edits = await editsOfTrees(store, before, await store.files(each.tree))
              return { ...each, edits }
            }),
          )
          return {
            code: 0,
            data: told,
            text: () => (told.length === 0 ? 'There is none.' : told.map(draftLines).join('\n')),
          }
        }),
      ),
    )

function draftLines({ edits, ...each }: Draft & { edits: readonly { path: string }[] }): string {
  const files = edits.length === 0 ? 'nothing otherwise' : edits.map(({ path }) => path).join(', ')
  return `${each.name}  version ${each.version} by ${each.author}, ${timeText(each.at)}, from revision ${each.base}: ${files}`
}

const drop: PortalCommand = answering =>
  new Command('drop')
    .description('Throws a draft away, and cancels what is scheduled of it; for 30 days it can be had back')
    .argument('<NAME>', 'name of the draft')
    .option('--author <NAME>', authorHelp)
    .addHelpText('after', afterOptions({ examples: ['draft drop december'] }))
    .action((name, options) =>
      answering(world =>
        withStore(world, async content => {
          const { version } = await draftNamed(content, name)
          const waiting = await content.schedules.waitingOf(name)
          const thrown = await throwAwayDraft(content.store, { ...signedBy(options, world), name, seen: version })
          if ('first' in thrown) throw new WrongUse(`${thrown.first.author} saved the draft "${name}" just now`)
          return {
            code: 0,
            data: thrown,
            text: () =>
              [
                `The draft "${name}" is thrown away; "draft restore ${name}" has it back.`,
                ...waiting.map(({ number }) => `Schedule ${number} of it is cancelled.`),
              ].join('\n'),
          }
        }),
      ),
    )

const restore: PortalCommand = answering =>
  new Command('restore')
    .description('Has a draft back that was thrown away')
    .argument('<NAME>', 'name of the draft')
    .option('--author <NAME>', authorHelp)
    .addHelpText('after', afterOptions({ examples: ['draft restore december'] }))
    .action((name, options) =>
      answering(world =>
        withStore(world, async ({ store }) => {
          const thrown = (await store.drafts()).filter(({ isThrownAway }) => isThrownAway)
          const found = thrown.find(each => each.name === name)
          if (!found)
            throw noSuch(
              'draft that was thrown away',
              name,
              thrown.map(each => each.name),
            )
          const { version, base, tree } = found
          const files = await store.files(tree)
          const saved = await store.save({ ...signedBy(options, world), name, seen: version, base, files })
          if ('first' in saved) throw new WrongUse(`${saved.first.author} had the draft "${name}" back just now`)
          return { code: 0, data: saved, text: () => `The draft "${name}" is back, as version ${saved.version}.` }
        }),
      ),
    )
