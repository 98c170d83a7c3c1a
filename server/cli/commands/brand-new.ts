import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { type Diagnostic, diagnosticText } from '../../../engine/check/diagnostic.ts'
import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import { brandFiles, type NewBrand } from '../../../engine/new-brand/brand-files.ts'
import { darker } from '../../../engine/new-brand/palette-of.ts'
import { type ManifestFolder, manifestFiles } from '../../content/manifest-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import { type Answer, afterOptions, collect, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { readNewBrand } from '../new-brand/read-new-brand.ts'

/** `portal brand new`: writes the few files that a brand needs (SCOPE-08); it is served at the next `npm start`. */
export const brandNew: PortalCommand = answering =>
  new Command('new')
    .summary('Makes a new brand: asks for what the flags leave out, and writes the few files it needs')
    .description(
      `Makes a new brand: asks for what the flags leave out, and writes the few files it needs. Nothing is written when the portal would not start with it: a host that is taken, colours that cannot be read.`,
    )
    .argument('<NAME>', 'id of the brand: the name of its folder')
    .option('--name <NAME>', 'name that members read')
    .option('--legal-name <NAME>', 'legal name; the name when left out')
    .option('--domain-id <NUMBER>', 'how the gateway knows the brand')
    .option('--host <HOST>', 'host name; NAME.localhost when left out (may be repeated)', collect)
    .option('--primary <#RRGGBB>', 'main colour; the rest of the palette follows from it')
    .addHelpText(
      'after',
      afterOptions({
        finds: 'the portal would not start with such a brand',
        examples: ["brand new lakeside --name 'Lakeside Mutual' --domain-id 99 --primary '#14532d'"],
      }),
    )
    .action((id, flags) =>
      answering(async ({ folder, ask }) => {
        const existing = await manifestFiles(folder)
        const brand = await readNewBrand(id, flags, ask, checkedManifests(existing).brands)
        const mistakes = mistakesOf(brand, existing)
        if (mistakes.length > 0) return refusal(brand, mistakes, existing)
        const written = await write(brand, folder)
        const text = () =>
          [
            ...written.map(file => `Wrote ${relative(process.cwd(), file)}`),
            '',
            `"npm start" serves it at http://${brand.hosts[0]}:8080; sign in as active${brand.domainId}.`,
            'Whatever its files do not say comes from base: see manifests/README.md.',
          ].join('\n')
        return { code: 0, data: { ...brand, files: written }, text }
      }),
    )

/** What is wrong with the brand, with the nearest main colour that can be read when that would mend it. */
function refusal(brand: NewBrand, mistakes: readonly Diagnostic[], existing: ManifestFolder): Answer {
  const shades = brand.primary === undefined ? [] : darker(brand.primary)
  // Colours are the brand's own affair: the others need not be checked again for each shade.
  const alone = { ...existing, files: existing.files.filter(({ path }) => path.split('/').at(-2) === sharedFolder) }
  const primary = shades.find(shade => mistakesOf({ ...brand, primary: shade }, alone).length === 0)
  const mend = primary === undefined ? [] : [`Try --primary '${primary}'.`]
  return {
    code: 1,
    data: { mistakes, ...(primary === undefined ? {} : { primary }) },
    text: () => [...mistakes.map(diagnosticText), ...mend, 'Nothing was written.'].join('\n\n'),
  }
}

async function write(brand: NewBrand, folder: string): Promise<string[]> {
  const own = join(folder, brand.id)
  await mkdir(own).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new WrongUse(`there is a folder ${own} already.`) : error
  })
  const files = [...brandFiles(brand)].map(([path, text]) => ({ file: join(own, path), text }))
  for (const { file, text } of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
  }
  return files.map(({ file }) => file)
}

/** What would be wrong if a brand were there, beside the others: the check that stops a start, before a file is written. */
function mistakesOf(brand: NewBrand, { files, imageAddress }: ManifestFolder): readonly Diagnostic[] {
  const own = [...brandFiles(brand)].filter(([path]) => path.endsWith('.json'))
  const added = own.map(([path, text]) => ({ path: join('manifests', brand.id, path), text }))
  const address = (folder: string, file: string) => (folder === brand.id ? file : imageAddress(folder, file))
  return checkManifests([...files, ...added], address).diagnostics
}
