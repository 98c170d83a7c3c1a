import { Command } from '@commander-js/extra-typings'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal language-server`: what editors start to know manifests (CHECK-21). */
export const languageServer: PortalCommand = answering =>
  new Command('language-server')
    .summary('Serves an editor: names to choose, words on hover, mistakes as one types, mends')
    .description(
      `Speaks the Language Server Protocol over standard input and output, for an editor to start. It offers the ids, routes, conditions, segments and images that base and the file's own brand have at that moment, says what they stand for, marks every mistake as one types, and mends it.`,
    )
    .addHelpText('after', afterOptions({ examples: ['language-server'] }))
    .action(() =>
      answering(async ({ folder }) => {
        // What only editors need is loaded for them alone.
        const { serveEditor } = await import('../../editor/serve-editor.ts')
        await serveEditor(folder, process.stdin, process.stdout)
        return { code: 0, data: {}, text: () => '' }
      }),
    )
