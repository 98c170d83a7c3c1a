import { Command } from '@commander-js/extra-typings'
import { publish as makeLive } from '../../content/publish/publish.ts'
import { numberOf } from '../content/revision-number.ts'
import { outcomeText } from '../content/said.ts'
import { authorHelp, draftNamed, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal publish`: makes a draft live (CONTENT-02). */
export const publish: PortalCommand = answering =>
  new Command('publish')
    .summary('Makes a draft live, merged with what is live, in every portal over the same store within a second')
    .description(
      'Merges a draft with what is live, checks what comes out and makes it live: all of it or nothing. Where others published since the draft was begun, their edits stay; where both changed the same, nothing happens and each item is named.',
    )
    .argument('<NAME>', 'name of the draft')
    .option('--note <TEXT>', noteHelp)
    .option('--author <NAME>', authorHelp)
    .option('--onto <NUMBER>', 'the live revision that was looked at: does nothing if another one is live by then')
    .addHelpText(
      'after',
      afterOptions({
        finds: 'it is not published',
        examples: ['publish december --note "Office closed at Christmas"', 'publish december --onto 41'],
      }),
    )
    .action((name, { onto, ...options }) =>
      answering(world =>
        withStore(world, async content => {
          const { tree, base, note } = await draftNamed(content, name)
          const files = await content.store.files(tree)
          const signature = signedBy({ note, ...options }, world)
          const outcome = await makeLive(content.store, {
            ...{ ...signature, cause: 'publish', files, base },
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
