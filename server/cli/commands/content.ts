import { Command } from '@commander-js/extra-typings'
import { readFolderFiles, writeFolderFiles } from '../../content/folder-files.ts'
import { shownPath } from '../../content/manifest-files.ts'
import { type Saved, saveDraft } from '../../content/publish/drafts.ts'
import { baseOfFolder, folderDraft } from '../../content/source/folder-way.ts'
import type { Signed, Tree } from '../../content/store/content-store.ts'
import { bytesIn, keepFiles } from '../../content/store/file-bytes.ts'
import { editLines } from '../content/said.ts'
import { authorHelp, type Content, noteHelp, signedBy, withStore } from '../content/with-store.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

/** `portal content`: between a folder of manifests and what portals serve (CONTENT-06). */
export const content: PortalCommand = answering =>
  new Command('content')
    .description('Writes what is live into the folder of manifests, or makes a draft of the folder')
    .addCommand(pull(answering))
    .addCommand(push(answering))

const pull: PortalCommand = answering =>
  new Command('pull')
    .description('Writes the live revision into the folder, byte for byte; what the folder said otherwise is gone')
    .addHelpText('after', afterOptions({ examples: ['content pull', 'content pull --manifests ../manifests'] }))
    .action(() =>
      answering(world =>
        withStore(world, async live => {
          const { store, head } = live
          const files = await store.files(head.tree)
          const written = await writeFolderFiles(world.folder, await bytesIn(store, files))
          // From now on the folder's edits are edits of this revision.
          await saveFolder(live, { files, base: head.number, signature: signedBy({}, world) })
          return {
            code: 0,
            data: { revision: head.number, written },
            text: () =>
              [
                `${shownPath(world.folder)} has revision ${head.number} now, ${written.length === 0 ? 'as before' : 'with these files otherwise than before:'}`,
                ...written.map(path => `  ${path}`),
              ].join('\n'),
          }
        }),
      ),
    )

const push: PortalCommand = answering =>
  new Command('push')
    .description('Makes a draft of what the folder says, to be reviewed and published')
    .argument('[NAME]', `name of the draft; "${folderDraft}" when left out`)
    .option('--author <NAME>', authorHelp)
    .option('--note <TEXT>', noteHelp)
    .addHelpText(
      'after',
      afterOptions({
        finds: 'somebody saved the draft meanwhile',
        examples: ['content push', 'content push december'],
      }),
    )
    .action((name = folderDraft, options) =>
      answering(world =>
        withStore(world, async live => {
          const { store, head } = live
          const files = await keepFiles(store, await readFolderFiles(world.folder))
          const base = await baseOfFolder(store, head)
          const saved = await saveFolder(live, { files, base, signature: signedBy(options, world), name })
          if (saved.kind === 'stale')
            return {
              code: 1,
              data: saved,
              text: () =>
                [`${saved.first.author} saved the draft "${name}" meanwhile:`, ...editLines(saved.edits)].join('\n'),
            }
          const { version } = saved.draft
          return {
            code: 0,
            data: { name, version, base },
            text: () => `The folder is version ${version} of the draft "${name}", made from revision ${base}.`,
          }
        }),
      ),
    )

/** Saves what the folder has as the newest version of a draft. */
async function saveFolder(
  { store }: Content,
  { name = folderDraft, files, base, signature }: { name?: string; files: Tree; base: number; signature: Signed },
): Promise<Saved> {
  const seen = (await store.draft(name))?.version ?? 0
  return saveDraft(store, { ...signature, name, seen, base, files })
}
