import { Command } from '@commander-js/extra-typings'
import { editsOfTrees } from '../../content/publish/edits-between.ts'
import { publish } from '../../content/publish/publish.ts'
import { impactOfTrees } from '../content/impact-of.ts'
import { numberOf } from '../content/revision-number.ts'
import { editLines, outcomeText } from '../content/said.ts'
import { authorHelp, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal rollback`: an old revision's content as a new revision (CONTENT-09). */
export const rollback: PortalCommand = answering =>
  new Command('rollback')
    .summary("Tells what an old revision's content would change, and with --yes makes it live again")
    .description(
      "Makes a new revision with an old one's content, checked as everything that is published. First it tells what would change and which members would see something different; only --yes does it, and only if what is live is still what was compared.",
    )
    .argument('<NUMBER>', 'number of the old revision; "history" lists them')
    .option('--yes', 'make it live')
    .option('--note <TEXT>', noteHelp)
    .option('--author <NAME>', authorHelp)
    .addHelpText(
      'after',
      afterOptions({
        finds: 'the old content has mistakes today, or somebody published meanwhile',
        examples: ['rollback 40', 'rollback 40 --yes --note "Wrong phone number"'],
      }),
    )
    .action((number, { yes = false, ...options }) =>
      answering(world =>
        withStore(world, async ({ store, head }) => {
          const old = await store.revision(numberOf(number))
          if (!old) throw new WrongUse(`there is no revision ${number}; the newest is ${head.number}`)
          const [before, after] = [await store.files(head.tree), await store.files(old.tree)]
          const edits = await editsOfTrees(store, before, after)
          const title = `What members would see differently with revision ${number}`
          const impact = edits.length === 0 ? '' : await impactOfTrees(store, { before, after, title }, world)
          const shown = [...editLines(edits), ...(impact === '' ? [] : ['', impact, ''])]
          if (!yes || edits.length === 0) {
            const end = edits.length === 0 ? `Revision ${number} is what is live.` : 'Nothing was done; --yes does it.'
            return { code: 0, data: { edits, done: false }, text: () => [...shown, end].join('\n') }
          }
          const { note = `Back to revision ${number}`, author } = options
          const outcome = await publish(store, {
            ...{ ...signedBy({ note, author }, world), cause: 'rollback', files: after },
            ...{ base: head.number, onto: head.number },
          })
          return {
            code: outcome.kind === 'published' ? 0 : 1,
            data: { edits, outcome },
            text: () => [...shown, outcomeText(outcome, `revision ${number}'s content`)].join('\n'),
          }
        }),
      ),
    )
