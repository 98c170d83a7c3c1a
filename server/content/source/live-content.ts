import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { asManifests, readFolderFiles, writeFolderFiles } from '../folder-files.ts'
import { ManifestErrors } from '../manifest-errors.ts'
import { type ReadFolder, shownPath } from '../manifest-files.ts'
import type { FindMistakes } from '../publish/merge-trees.ts'
import type { ContentRevision, ContentStore } from '../store/content-store.ts'
import { bytesIn, type FileBytes, keepFiles, treeOf } from '../store/file-bytes.ts'
import { treeHash } from '../store/trees.ts'
import { type FolderMemory, folderDraft, type Way, wayOf } from './folder-way.ts'

export interface LiveContentOptions {
  store: ContentStore
  /** The folder of manifests, which is a source of revisions. */
  folder: string
  /** Checks and compiles manifests. Rejects with ManifestErrors. */
  compile: (read: ReadFolder, from: FilesFrom) => Promise<readonly CompiledManifest[]>
  /** Checks what becomes of the folder's edits; on the thread that asks when left out. */
  findMistakes?: FindMistakes
  /** Whether whoever starts it means the folder's files, though they are an earlier revision's. */
  leads: boolean
  /** Told, in a line, what is not as the folder has it. */
  tell: (line: string) => void
  now?: () => Date
}

/** What is to be compiled: its bytes, and the folder that it was read from, if it was. */
interface FilesFrom {
  readonly files: FileBytes
  readonly folder: string | undefined
}

/** The content that members are served: the revision that is live, or the folder's files that will be. */
export interface LiveContent {
  /** The folder that is a source of it. */
  readonly folder: string
  /** The folder with the images of what is served. */
  servedFolder(): string
  /** What is served to begin with, and what is wrong with brands that were left out. */
  readonly brands: readonly CompiledManifest[]
  readonly refused: unknown
  /** Whether what is served is the folder's. */
  isFolders(): boolean
  /** The number of the revision that is served; undefined while it is none yet. */
  revision(): number | undefined
  /** Whether a revision is served already, or one after it; or whether it was there, or refused, when what serves was chosen. */
  isServed(number: number): boolean
  /** Looks again. Rejects when what is there may not be served: the last good revision goes on. */
  reload(): Promise<readonly CompiledManifest[]>
  close(): Promise<void>
}

/** What is served, where its images are, and the revision that it is, if it is one. */
interface Served {
  readonly brands: readonly CompiledManifest[]
  readonly folder: string
  readonly revision: ContentRevision | undefined
}

/** What a look at folder and store found. */
interface Look {
  readonly files: FileBytes
  readonly tree: string
  readonly head: ContentRevision | undefined
  readonly way: Way
}

/**
 * Opens what is live (CONTENT-06, CONTENT-07). A folder that nobody has published over is served as it is and becomes a revision
 * behind that; else the store's newest revision is. The revision is compiled once, and only when it is not the one before.
 */
export async function openLiveContent(options: LiveContentOptions): Promise<LiveContent> {
  const { store, folder, compile, findMistakes, leads, tell, now = () => new Date() } = options
  const memory: FolderMemory = { seen: undefined, base: undefined }
  const folders: string[] = []
  /** What the store is being told; whoever looks again waits for it. */
  let recording: Promise<unknown> = Promise.resolve()
  let served: Served | undefined
  /** The newest revision that what is served was chosen with, or in spite of: to be told of it later is no news. */
  let known = 0

  const look = async (): Promise<Look> => {
    const files = await readFolderFiles(folder)
    const tree = treeHash(treeOf(files))
    try {
      const head = await store.head()
      return { files, tree, head, way: await wayOf(store, { tree, head }, memory, leads) }
    } catch (error) {
      // A store that is away keeps nobody from editing the folder that is served.
      if (served?.folder !== folder) throw error
      return { files, tree, head: undefined, way: { lead: 'folder' } }
    }
  }
  const compileFolder = (files: FileBytes) =>
    compile(
      asManifests(files, path => shownPath(join(folder, path))),
      { files, folder },
    )

  /** Makes the folder's files, which are served, a revision. One that somebody else made meanwhile is heard of as all others. */
  const record = async ({ files, tree, head }: Look, brands: Served['brands']) => {
    try {
      const made = head?.tree === tree ? head : await recorded(files, head)
      if (made.tree !== tree) return
      memory.seen = tree
      memory.base = made.number
      served = { brands, folder, revision: made }
    } catch (error) {
      tell(`The files of ${folder} are served, but no revision yet: ${String(error)}`)
    }
  }
  const recorded = async (files: FileBytes, head: ContentRevision | undefined) => {
    const cause = head ? ('folder' as const) : ('import' as const)
    const kept = await keepFiles(store, files)
    const made = await store.publish({ ...signed(), cause, files: kept, onto: head?.number })
    return 'first' in made ? made.first : made
  }
  const signed = () => ({ author: 'the folder', at: now(), note: '' })

  const fromStore = async (revision: ContentRevision): Promise<Served> => {
    if (served?.revision?.number === revision.number && served.folder !== folder) return served
    const files = await bytesIn(store, await store.files(revision.tree))
    const brands = await compile(asManifests(files), { files, folder: undefined }).catch(whole)
    const place = await mkdtemp(join(tmpdir(), 'portal-content-'))
    folders.push(place)
    await writeFolderFiles(place, files)
    // Of the one before pages may still be in flight.
    for (const old of folders.splice(0, folders.length - 2)) await rm(old, { recursive: true, force: true })
    return { brands, folder: place, revision }
  }

  /** Keeps what a changed folder says, which is not made of what is live; answers what is live then. */
  const keepEdits = async (
    files: FileBytes,
    tree: string,
    head: ContentRevision,
    way: Way,
  ): Promise<ContentRevision> => {
    memory.seen = tree
    if (way.lead === 'folder' || way.folder === 'old') return head
    memory.base = way.base
    const kept = await keepFiles(store, files)
    // Loaded when they are needed: the check is most of a start.
    const [{ publish }, { saveDraft }] = await Promise.all([
      import('../publish/publish.ts'),
      import('../publish/drafts.ts'),
    ])
    const keepDraft = async (base: number) => {
      for (;;) {
        const seen = (await store.draft(folderDraft))?.version ?? 0
        const { kind } = await saveDraft(store, { ...signed(), name: folderDraft, seen, base, files: kept })
        if (kind !== 'stale') return
      }
    }
    if (way.folder === 'merged') {
      const outcome = await publish(store, { ...signed(), cause: 'folder', files: kept, base: way.base }, findMistakes)
      if (outcome.kind === 'published') return outcome.revision
      if ('head' in outcome) return outcome.head
    }
    await keepDraft(way.base)
    tell(
      `The files of ${folder} are not live: ${saidOf(head)} since. They are the draft "${folderDraft}" now. See it with "portal review ${folderDraft}", publish it with "portal publish ${folderDraft}", or take what is live with "portal content pull".`,
    )
    return head
  }
  const first = async (): Promise<{ served: Served; refused?: unknown }> => {
    const looked = await look()
    const { files, tree, head, way } = looked
    if (way.lead === 'folder' || !head) {
      known = head?.number ?? 0
      try {
        const brands = await compileFolder(files)
        // Nobody waits for it.
        recording = record(looked, brands)
        return { served: { brands, folder, revision: undefined } }
      } catch (error) {
        if (!(error instanceof ManifestErrors) || error.good.length === 0) throw error
        return { served: { brands: error.good, folder, revision: undefined }, refused: error }
      }
    }
    const live = await keepEdits(files, tree, head, way)
    if (way.folder === 'old') tell(`Live is not what ${folder} has: ${saidOf(live)}.`)
    return newestGood(live)
  }

  /** The newest revision that may be served, and what is wrong with the one that is live, if that is not it. */
  const newestGood = async (live: ContentRevision): Promise<{ served: Served; refused?: unknown }> => {
    let refused: unknown
    const oldest = live.number - mostTried
    for (let revision: ContentRevision | undefined = live; revision && revision.number > oldest; ) {
      try {
        return { served: await fromStore(revision), refused }
      } catch (error) {
        tell(`Revision ${revision.number} cannot be served: ${String(error)}`)
        // Whatever else is wrong, such as a store that is away, may be over when the revision is told of.
        if (error instanceof ManifestErrors) known = Math.max(known, revision.number)
        refused ??= error
        revision = revision.parent === undefined ? undefined : await store.revision(revision.parent)
      }
    }
    throw refused
  }

  const begun = await first()
  served ??= begun.served
  const current = () => served ?? begun.served
  return {
    folder,
    servedFolder: () => current().folder,
    brands: begun.served.brands,
    refused: begun.refused,
    isFolders: () => current().folder === folder,
    revision: () => current().revision?.number,
    isServed: number => Math.max(current().revision?.number ?? 0, known) >= number,
    async reload() {
      await recording
      const looked = await look()
      const { files, tree, head, way } = looked
      if (way.lead === 'store' && head) {
        served = await fromStore(await keepEdits(files, tree, head, way))
        return served.brands
      }
      const { brands, revision } = current()
      if (current().folder === folder && revision?.tree === tree) return brands
      const next = await compileFolder(files)
      known = Math.max(known, head?.number ?? 0)
      served = { brands: next, folder, revision: undefined }
      recording = record(looked, next)
      await recording
      return next
    },
    async close() {
      await recording
      for (const place of folders) await rm(place, { recursive: true, force: true })
    },
  }
}

/** How many revisions a start tries, each of which is checked: after a change of the schema the last ones may all be wrong. */
const mostTried = 20

const saidOf = ({ number, cause, author, at }: ContentRevision) =>
  `revision ${number} (${cause}) was made by ${author} on ${at.toISOString().slice(0, 16).replace('T', ' ')}`

/** Of a revision in which something is wrong nothing is served. */
function whole(error: unknown): never {
  throw error instanceof ManifestErrors ? new ManifestErrors(error.diagnostics) : error
}
