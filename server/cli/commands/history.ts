import { Command } from '@commander-js/extra-typings'
import { editsOfRevisions } from '../../content/publish/edits-between.ts'
import { numberOf } from '../content/revision-number.ts'
import { editLines, revisionLine } from '../content/said.ts'
import { withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal history`: what was live, since when, by whom and why. */
export const history: PortalCommand = answering =>
  new Command('history')
    .description('Lists revisions, the newest first: who made each, when, why, and what it changed')
    .option('--file <PATH>', 'only those that changed a file, such as first/menus.json')
    .option('--item <ID>', 'only what changed an item, in any file or that one')
    .option('--before <NUMBER>', 'only those before a revision')
    .option('--most <NUMBER>', 'how many; 20 when left out')
    .addHelpText(
      'after',
      afterOptions({ examples: ['history', 'history --file first/menus.json', 'history --item claims'] }),
    )
    .action(({ file, item, before, most = '20' }) =>
      answering(world =>
        withStore(world, async ({ store }) => {
          const revisions = await store.revisions({
            ...(before !== undefined && { before: numberOf(before) }),
            ...(file !== undefined && { changing: file }),
            most: numberOf(most),
          })
          const all = await editsOfRevisions(store, revisions)
          const told = all.flatMap(({ revision, edits }) => {
            const own = edits.filter(({ path, items }) => isAsked(path, file) && isAskedItem(items, item))
            return item !== undefined && own.length === 0 ? [] : [{ revision, edits: own }]
          })
          return {
            code: 0,
            data: told,
            text: () =>
              told.length === 0
                ? 'There is none.'
                : told
                    .flatMap(({ revision, edits }) => [revisionLine(revision), ...shortened(editLines(edits))])
                    .join('\n'),
          }
        }),
      ),
    )

const isAsked = (path: string, file: string | undefined) => file === undefined || path === file

const isAskedItem = (items: readonly string[], item: string | undefined) => item === undefined || items.includes(item)

/** A first revision has all files. */
const mostLines = 12
const shortened = (lines: readonly string[]) =>
  lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `  and ${lines.length - mostLines} files more`]
