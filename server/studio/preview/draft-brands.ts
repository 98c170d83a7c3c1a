import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ManifestFile } from '../../../engine/check/parse-folders.ts'
import { asManifests, writeFolderFiles } from '../../content/folder-files.ts'
import { mergeTrees } from '../../content/publish/merge-trees.ts'
import type { ContentRevision, ContentStore, Draft, Tree } from '../../content/store/content-store.ts'
import { bytesIn } from '../../content/store/file-bytes.ts'
import { treeHash } from '../../content/store/trees.ts'
import { askBrands, type BrandFound } from '../ask-brands.ts'
import type { Thread } from '../ask-thread.ts'
import { keepNewest } from './keep-newest.ts'
import type { PreviewView } from './preview-view.ts'

/** A brand as a draft has it, or what is wrong with it, in the words of `portal check`. */
export interface Drafted extends OfBrand, BrandFound {}

/** The files that a brand is made of, and a hash that changes with anything of it. */
interface OfBrand {
  readonly files: Tree
  readonly hash: string
}

const mostDrafted = 24
const mostTrees = 48

/** Brands as drafts have them: each content is looked up, checked and written out once, as every request of a page asks for it. */
export function createDraftBrands(store: ContentStore, thread: Thread) {
  const ask = askBrands(thread)
  const drafts = new Map<string, Promise<Drafted>>()
  const trees = new Map<string, Promise<OfBrand>>()
  const folders = new Map<string, Promise<string>>()

  async function filesOf({ brand, draft: name, version }: PreviewView): Promise<OfBrand> {
    const [head, draft] = await Promise.all([store.head(), name === undefined ? undefined : draftOf(name, version)])
    if (!head) throw new Error('Nothing is live yet')
    if (name !== undefined && !draft) throw new Error('There is no such draft')
    const key = [brand, head.tree, draft && `${draft.base} ${draft.tree}`].join(' ')
    const found = trees.get(key) ?? (draft ? merged(head, draft) : store.files(head.tree)).then(ofBrand(brand))
    keepNewest(trees, key, found, mostTrees)
    return found
  }

  const draftOf = async (name: string, version: number | undefined) =>
    version === undefined ? store.draft(name) : store.version(name, version)

  /** The files of a draft merged with what is live: they are what would go live. Where both cannot be, they are the draft's. */
  async function merged(head: ContentRevision, draft: Draft): Promise<Tree> {
    const ours = await store.files(draft.tree)
    if (draft.base === head.number) return ours
    const theirs = await store.files(head.tree)
    const base = await store.revision(draft.base)
    const versions = { base: base ? await store.files(base.tree) : theirs, ours, theirs }
    const { clashes, files } = await mergeTrees(store, versions, () => [])
    return clashes.length > 0 ? ours : files
  }

  async function checked(brand: string, of: OfBrand): Promise<Drafted> {
    return { ...of, ...(await ask(await toCheck(brand, of.files))) }
  }

  /** Files as they are checked. */
  async function toCheck(brand: string, files: Tree) {
    const texts = new Map([...files].filter(([path]) => path.endsWith('.json')))
    const assets = new Set([...files.keys()].filter(path => path.includes('/assets/')))
    const manifests: readonly ManifestFile[] = asManifests(await bytesIn(store, texts)).files
    return { brand, files: manifests, assets }
  }

  return {
    toCheck,
    /** The brand of a view, checked. */
    async of(view: PreviewView): Promise<Drafted> {
      const found = await filesOf(view)
      const made = drafts.get(found.hash) ?? checked(view.brand, found)
      keepNewest(drafts, found.hash, made, mostDrafted)
      return made
    },
    /** A folder with the images of a content. */
    folderOf(files: Tree): Promise<string> {
      const images = new Map([...files].filter(([path]) => path.includes('/assets/')))
      const hash = treeHash(images)
      const known = folders.get(hash)
      if (known) return known
      const made = bytesIn(store, images).then(async bytes => {
        const place = await mkdtemp(join(tmpdir(), 'portal-preview-'))
        await writeFolderFiles(place, bytes)
        return place
      })
      folders.set(hash, made)
      made.catch(() => folders.delete(hash))
      return made
    },
    async close(): Promise<void> {
      // Those that could not be written leave nothing to remove, and keep nobody from closing.
      for (const made of await Promise.allSettled(folders.values()))
        if (made.status === 'fulfilled') await rm(made.value, { recursive: true, force: true })
    },
  }
}

export type DraftBrands = ReturnType<typeof createDraftBrands>

const shared = 'base'

/** Of all files those that a brand is made of. */
const ofBrand =
  (brand: string) =>
  (all: Tree): OfBrand => {
    const files = new Map([...all].filter(([path]) => path.startsWith(`${brand}/`) || path.startsWith(`${shared}/`)))
    return { files, hash: treeHash(files) }
  }
