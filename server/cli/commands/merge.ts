import { readFile, writeFile } from 'node:fs/promises'
import { Command } from '@commander-js/extra-typings'
import { fileText } from '../../../engine/check/file-text.ts'
import { clashText } from '../../../engine/merge/clash.ts'
import { mergeText } from '../../../engine/merge/merge-text.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal merge`: merges two edits of a manifest file by the ids of its items, for git or by hand (CONTENT-04). */
export const merge: PortalCommand = answering =>
  new Command('merge')
    .summary('Merges two edits of a manifest file by the ids of its items, also as a merge driver of git')
    .description(
      'Merges what OURS and THEIRS each made of BASE into the file OURS, item by item and field by field. Where both did what cannot be together the file says what OURS said, and each such item is named with both sides. An empty BASE is a file that was not there.',
    )
    .argument('<BASE>', 'the file before both edits')
    .argument('<OURS>', 'the file with one edit, which the result is written to')
    .argument('<THEIRS>', 'the file with the other edit')
    .option('--path <PATH>', 'name to say for the file; that of OURS when left out')
    .addHelpText(
      'after',
      `
As git's merge driver:
  git config merge.manifest.driver "npx portal merge %O %A %B --path %P"
  echo "*.json merge=manifest" >> manifests/.gitattributes
${afterOptions({ finds: 'something clashes', examples: ['merge menus.base.json menus.json menus.theirs.json'] })}`,
    )
    .action((base, ours, theirs, { path = ours }) =>
      answering(async () => {
        const [before, mine, other] = await Promise.all([base, ours, theirs].map(readText))
        if (mine === undefined || other === undefined) throw new WrongUse('OURS and THEIRS have to be files with text')
        const { text, clashes } = mergeText({ base: before, ours: mine, theirs: other })
        if (text !== mine) await writeFile(ours, text)
        const count = clashes.length === 1 ? '1 clash' : `${clashes.length} clashes`
        return {
          code: clashes.length === 0 ? 0 : 1,
          data: { path, clashes },
          text: () =>
            [`${path}: merged, ${clashes.length === 0 ? 'nothing clashes' : count}.`, ...clashes.map(clashText)].join(
              '\n',
            ),
        }
      }),
    )

/** A file's text; undefined for an empty one, as git has it for a file that was not there. */
async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new WrongUse(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { text, wrong } = fileText(bytes)
  if (wrong) throw new WrongUse(`${path}: found ${wrong.found}, expected ${wrong.expected}`)
  return text === '' ? undefined : text
}
