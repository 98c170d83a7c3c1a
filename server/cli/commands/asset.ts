import { readFile } from 'node:fs/promises'
import { Command } from '@commander-js/extra-typings'
import { assetName, readAsset } from '../../content/assets/asset.ts'
import { assetsOf, type ListedAsset } from '../../content/assets/assets-of.ts'
import { saveDraft } from '../../content/publish/drafts.ts'
import { authorHelp, draftNamed, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { WrongUse } from '../frame/wrong-use.ts'

/** `portal asset`: images and fonts of brands (CONTENT-10). */
export const asset: PortalCommand = answering =>
  new Command('asset')
    .description('Lists images and fonts of brands, or adds one to a draft')
    .addCommand(list(answering))
    .addCommand(add(answering))

const list: PortalCommand = answering =>
  new Command('list')
    .description('Lists assets that are live: kind, size, and whether anything uses them')
    .option('--draft <NAME>', 'those of a draft')
    .option('--unused', 'only those that nothing uses')
    .addHelpText('after', afterOptions({ examples: ['asset list --unused', 'asset list --draft december'] }))
    .action(({ draft, unused = false }) =>
      answering(world =>
        withStore(world, async content => {
          const { tree } = draft === undefined ? content.head : await draftNamed(content, draft)
          const all = await assetsOf(content.store, await content.store.files(tree))
          const found = all.filter(({ isUsed }) => !unused || !isUsed)
          return {
            code: 0,
            data: found,
            text: () => (found.length === 0 ? 'There is none.' : found.map(lineOf).join('\n')),
          }
        }),
      ),
    )

const add: PortalCommand = answering =>
  new Command('add')
    .summary('Adds an image or font to a draft')
    .description(
      'Adds an image or font to a draft, which is begun if there is none of that name. Its kind is found by its content, and an SVG is cleaned of all that does not draw.',
    )
    .argument('<NAME>', 'name of the draft')
    .argument('<BRAND>', 'the folder of the brand, or base')
    .argument('<FILE>', 'the file, whose name it keeps')
    .option('--author <NAME>', authorHelp)
    .option('--note <TEXT>', noteHelp)
    .addHelpText('after', afterOptions({ examples: ['asset add december first ~/snow.svg'] }))
    .action((name, brand, file, options) =>
      answering(world =>
        withStore(world, async ({ store, head }) => {
          const read = readAsset(
            await readFile(file).catch(() => Promise.reject(new WrongUse(`there is no file ${file}`))),
          )
          if ('found' in read) throw new WrongUse(`${file} is ${read.found}; expected ${read.expected}`)
          const seen = await store.draft(name)
          const begun = seen && !seen.isThrownAway ? seen : { base: head.number, tree: head.tree }
          const before = await store.files(begun.tree)
          if (![...before.keys()].some(path => path.startsWith(`${brand}/`)))
            throw new WrongUse(`there is no brand "${brand}"`)
          const stem = assetName(file)
          if (stem === undefined) throw new WrongUse(`${file} has no name that an address can have`)
          const path = `${brand}/assets/${stem}.${read.kind}`
          const [hash = ''] = await store.keep([read.bytes])
          const files = new Map([...before, [path, hash]])
          const signed = signedBy(options, world)
          const saved = await saveDraft(store, { ...signed, name, seen: seen?.version ?? 0, base: begun.base, files })
          if (saved.kind === 'stale') throw new WrongUse(`${saved.first.author} saved the draft "${name}" just now`)
          const size = read.width === undefined ? '' : `, ${read.width} × ${read.height}`
          const removed = read.removed.length === 0 ? '' : ` Taken out: ${read.removed.join(', ')}.`
          return {
            code: 0,
            data: { path, hash, kind: read.kind, width: read.width, height: read.height, removed: read.removed },
            text: () => `${path}${size} is in version ${saved.draft.version} of the draft "${name}".${removed}`,
          }
        }),
      ),
    )

function lineOf({ path, kind, width, height, bytes, isUsed }: ListedAsset): string {
  const size = width === undefined ? '' : `, ${width} × ${height}`
  return `${path}  ${kind ?? 'not known'}${size}, ${(bytes / 1000).toFixed(1)} KB${isUsed ? '' : ', not used'}`
}
