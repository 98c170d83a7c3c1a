import { Command } from '@commander-js/extra-typings'
import { editsOfTrees, publishedBetween } from '../../content/publish/edits-between.ts'
import { mergeTrees } from '../../content/publish/merge-trees.ts'
import { impactOfTrees } from '../content/impact-of.ts'
import { editLines, publishedLines, troubleLines } from '../content/said.ts'
import { draftNamed, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal review`: what a draft would make of what is live, for whoever decides. */
export const review: PortalCommand = answering =>
  new Command('review')
    .summary('Tells what a draft would change, for whom, and what keeps it from being published')
    .description(
      'Merges a draft with what is live and tells what would change item by item, which members would see something different, what others published since it was begun, and what clashes or is a mistake.',
    )
    .argument('<NAME>', 'name of the draft')
    .addHelpText(
      'after',
      afterOptions({ finds: 'something clashes, or is a mistake once merged', examples: ['review december'] }),
    )
    .action(name =>
      answering(world =>
        withStore(world, async content => {
          const { store, head } = content
          const { version, base, tree, author } = await draftNamed(content, name)
          const from = await store.revision(base)
          const before = await store.files(head.tree)
          const merged = await mergeTrees(store, {
            base: from ? await store.files(from.tree) : new Map(),
            ours: await store.files(tree),
            theirs: before,
          })
          const { files, clashes } = merged
          const mistakes = await merged.mistakes()
          const others = await publishedBetween(store, base, head.number)
          const edits = await editsOfTrees(store, before, files)
          const troubles = troubleLines({ clashes, mistakes })
          const impact =
            troubles.length > 0 || edits.length === 0
              ? ''
              : await impactOfTrees(store, { before, after: files, title: 'What members would see differently' }, world)
          return {
            code: troubles.length === 0 ? 0 : 1,
            data: { name, version, onto: head.number, edits, others, clashes, mistakes },
            text: () =>
              [
                `Draft "${name}", version ${version} by ${author}, with revision ${head.number}, which is live:`,
                ...(edits.length === 0 ? ['  nothing that is not live already'] : editLines(edits)),
                ...(others.length === 0 ? [] : ['', 'Published since it was begun:', ...publishedLines(others)]),
                ...(troubles.length === 0 ? [] : ['', `${troubles.length} to settle:`, ...troubles]),
                ...(impact === '' ? [] : ['', impact]),
              ].join('\n'),
          }
        }),
      ),
    )
