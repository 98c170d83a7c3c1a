import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { diagnosticText } from '../../../engine/check/diagnostic.ts'
import { fileText } from '../../../engine/check/file-text.ts'
import { clashText } from '../../../engine/merge/clash.ts'
import { mergeManifests } from '../../../engine/merge/merge-manifests.ts'
import { mergeText } from '../../../engine/merge/merge-text.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { type Answer, afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal merge`: merges two edits of a manifest file by the ids of its items, for git or by hand (CONTENT-04). */
export const merge: PortalCommand = answering =>
  new Command('merge')
    .summary('Merges two edits of a manifest file by the ids of its items, also as a merge driver of git')
    .description(
      'Merges what OURS and THEIRS each made of BASE into the file OURS, item by item and field by field. Where both did what cannot be together the file says what OURS said, and each such item is named with both sides. An empty BASE is a file that was not there. Of three folders of manifests all files are merged, and what comes out is checked.',
    )
    .argument('<BASE>', 'the file or folder before both edits')
    .argument('<OURS>', 'the one with one edit, which the result is written to')
    .argument('<THEIRS>', 'the one with the other edit')
    .option('--path <PATH>', 'name to say for the file; that of OURS when left out')
    .addHelpText(
      'after',
      `
As git's merge driver:
  git config merge.manifest.driver "npx portal merge %O %A %B --path %P"
  echo "*.json merge=manifest" >> manifests/.gitattributes
${afterOptions({ finds: 'something clashes, or is a mistake once merged', examples: ['merge menus.base.json menus.json menus.theirs.json', 'merge ../base/manifests manifests ../theirs/manifests'] })}`,
    )
    .action((base, ours, theirs, { path = ours }) =>
      answering(async () => {
        if ((await stat(ours).catch(() => undefined))?.isDirectory()) return mergeFolders(base, ours, theirs)
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

/** Merges three folders of manifests into the second one. Images are not merged: those of both sides count as there. */
async function mergeFolders(...folders: readonly [base: string, ours: string, theirs: string]): Promise<Answer> {
  const [base, ours, theirs] = await Promise.all([read(folders[0]), read(folders[1]), read(folders[2])])
  const { files, clashes, mistakes } = mergeManifests(
    base.files,
    ours.files,
    theirs.files,
    (folder, file) => ours.imageAddress(folder, file) ?? theirs.imageAddress(folder, file),
  )
  for (const path of new Set([...files.keys(), ...ours.files.keys()])) {
    const text = files.get(path)
    if (text === undefined) await rm(join(folders[1], path))
    else if (text !== ours.files.get(path)) await writeFile(join(folders[1], path), text)
  }
  const texts = [
    ...clashes.map(clash => `${clash.path} ${clashText(clash)}`),
    ...mistakes.map(mistake => `${mistake.item === '' ? '' : `${mistake.item}: `}${diagnosticText(mistake)}`),
  ]
  return {
    code: texts.length === 0 ? 0 : 1,
    data: { clashes, mistakes },
    text: () =>
      [
        `${folders[1]}: merged, ${texts.length === 0 ? 'nothing clashes' : `${texts.length} to settle`}.`,
        ...texts,
      ].join('\n'),
  }
}

/** A folder's files by brand and name, as all three have them. */
async function read(folder: string) {
  const { files, imageAddress } = await manifestFiles(folder)
  const short = files.map(({ path, text }) => [path.split('/').slice(-2).join('/'), text] as const)
  return { files: new Map(short), imageAddress }
}

/** A file's text; undefined for an empty one, as git has it for a file that was not there. */
async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new WrongUse(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { text, wrong } = fileText(bytes)
  if (wrong) throw new WrongUse(`${path}: found ${wrong.found}, expected ${wrong.expected}`)
  return text === '' ? undefined : text
}
