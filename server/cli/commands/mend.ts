import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { visible } from '../../../engine/check/changed-lines.ts'
import { type Diagnostic, diagnosticText } from '../../../engine/check/diagnostic.ts'
import { type MendedFiles, type MendedMistake, mendFiles } from '../../../engine/check/mend-files.ts'
import { type ManifestFolder, manifestFiles } from '../../content/manifest-files.ts'
import { type Paint, placeText } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { noSuch } from '../frame/wrong-use.ts'

/** `portal mend`: makes the mends that are certain, as edits that keep the rest of each file. */
export const mend: PortalCommand = answering =>
  new Command('mend')
    .summary('Mends mistakes where the mend is certain, as edits that keep the rest of the file')
    .description(
      `Mends mistakes of manifests where the mend is certain: a name with a slip that is like one name only, a comma too many, a number in quotes. Edits keep the rest of a file as it stands; each is checked again, and shown. What somebody has to decide is listed.`,
    )
    .argument('[BRAND]', 'folder whose files may be edited, "base" too; all when left out')
    .option('--dry-run', 'shows the edits and writes nothing')
    .addHelpText(
      'after',
      afterOptions({
        finds: 'a mistake is left, or with --dry-run would be mended',
        examples: ['mend', 'mend senior --dry-run', 'mend base'],
      }),
    )
    .action((brand, { dryRun = false }) =>
      answering(async ({ folder }) => {
        const read = await manifestFiles(folder)
        if (brand !== undefined && !foldersOf(read).has(brand)) throw noSuch('folder', brand, foldersOf(read))
        const found = mendFiles(read.files, read.imageAddress, path => brand === undefined || folderOf(path) === brand)
        if (!dryRun) for (const { path, text } of found.files) await writeFile(resolve(path), text)
        return {
          code: found.left.length > 0 || (dryRun && found.mended.length > 0) ? 1 : 0,
          data: {
            mended: found.mended.map(({ mistake, before, after }) => ({ ...mistake, before, after })),
            left: found.left,
            written: dryRun ? [] : found.files.map(({ path }) => path),
          },
          text: paint => mendedText(found, dryRun, paint),
        }
      }),
    )

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

const foldersOf = ({ files }: ManifestFolder) => new Set(files.map(({ path }) => folderOf(path)))

function mendedText({ mended, left }: MendedFiles, dryRun: boolean, paint: Paint): string {
  const count = `${counted(mended.length, 'mistake')} ${dryRun ? 'would be mended' : 'mended'}`
  const rest = left.length === 0 ? 'none is left' : `${left.length} left for you`
  return [
    ...mended.map(each => editText(each, paint)),
    ...left.map(leftText),
    mended.length + left.length === 0 ? 'No mistakes.' : `${count}, ${rest}.`,
  ].join('\n\n')
}

/** Where something was changed, why, and the lines before and after. */
function editText({ mistake, before, after }: MendedMistake, paint: Paint): string {
  return [
    `${paint('green', 'mended')}  ${placeText(mistake)}`,
    `  found     ${mistake.found}`,
    ...before.map(line => paint('red', `  - ${visible(line.trim())}`)),
    ...after.map(line => paint('green', `  + ${visible(line.trim())}`)),
  ].join('\n')
}

/** A mistake for somebody to mend; a mend that is a guess says so. */
function leftText(mistake: Diagnostic): string {
  const text = diagnosticText(mistake)
  return mistake.mend && !mistake.mend.certain ? `${text}, if that is meant` : text
}

const counted = (count: number, what: string) => `${count || 'No'} ${what}${count === 1 ? '' : 's'}`
