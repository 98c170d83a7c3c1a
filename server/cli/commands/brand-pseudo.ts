import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { pseudoFiles, pseudoTag } from '../../../engine/languages/pseudo.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { brandHelp, readSubject } from '../subject/subject.ts'

/** `portal brand pseudo`: writes a brand's words in a language that shows what is no word of a manifest, and what is cut (LOCALE-10). */
export const brandPseudo: PortalCommand = answering =>
  new Command('pseudo')
    .summary('Writes the words of a brand in a pseudo-language: with accents, in brackets, two fifths longer')
    .description(
      `Writes the words of a brand in a pseudo-language, as files of words beside its own: with accents, in brackets, two fifths longer. Once "languages" of its brand.json names "${pseudoTag}", a text without brackets stands outside of the manifests, and one without the closing bracket is cut. Meant for a copy of the manifests, given by --manifests.`,
    )
    .argument('<BRAND>', brandHelp)
    .addHelpText('after', afterOptions({ examples: ['brand pseudo first --manifests /tmp/copy'] }))
    .action(brandId =>
      answering(async world => {
        const { brand } = await readSubject(brandId, world)
        const files = [...pseudoFiles(brand.manifest)].map(([surface, words]) => ({
          path: join(world.folder, brand.folder, `${surface}.${pseudoTag}.json`),
          words,
        }))
        for (const { path, words } of files) await writeFile(path, `${JSON.stringify(words, undefined, 2)}\n`)
        const written = files.map(({ path }) => path)
        return {
          code: 0,
          data: { brand: brandId, files: written },
          text: () =>
            [
              ...written.map(path => `Wrote ${relative(process.cwd(), path)}`),
              '',
              `They show once "languages" in the brand's brand.json names "${pseudoTag}".`,
            ].join('\n'),
        }
      }),
    )
