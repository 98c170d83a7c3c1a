import { createHash } from 'node:crypto'
import type { Merged } from '../../gateway-content/content.ts'
import { StudioRefusal } from '../../gateway-content/context.ts'
import type { Brand, Desk } from '../../gateway-content/desk.ts'
import { assetName, readAsset } from '../content/assets/asset.ts'
import type { Checks } from '../content/check/check-thread.ts'
import { saveDraft, throwAwayDraft } from '../content/publish/drafts.ts'
import { editsOfTrees, publishedBetween } from '../content/publish/edits-between.ts'
import { mergeTrees } from '../content/publish/merge-trees.ts'
import { publish } from '../content/publish/publish.ts'
import type { ContentStore, Tree } from '../content/store/content-store.ts'
import { sqlReviews } from '../content/store/reviews.ts'
import { sqlContentStore } from '../content/store/sql-content-store.ts'
import { changedFiles } from '../content/store/trees.ts'
import type { ContentSql } from '../state/sql.ts'
import { asRefusal, reviewDesk } from './review-desk.ts'

interface DeskOptions {
  sql: ContentSql
  /** The brands that are served. */
  brands: () => readonly Brand[]
  /** How groups and programs are called. */
  idNames: Desk['idNames']
  /** Checks beside the thread that answers members. */
  checks: Pick<Checks, 'findMistakes' | 'forStaff'>
}

/** The content of the studio's graph over the store: everything that was ever live or is being worked on. */
export function contentDesk({ sql, brands, checks, idNames }: DeskOptions): Desk {
  const store: ContentStore = sqlContentStore(sql)
  const { findMistakes } = checks
  const reviews = sqlReviews(sql)

  const head = async () => {
    const revision = await store.head()
    if (!revision) throw new Error('Nothing is live yet')
    return revision
  }
  const treeOf = async (number: number) => {
    const revision = await store.revision(number)
    if (!revision) throw new Error(`There is no revision ${number}`)
    return store.files(revision.tree)
  }
  /** Merges files that were made from others with what is live. */
  const mergeLive = async (ours: Tree, base: Tree | undefined): Promise<Merged> => {
    const onto = await head()
    const theirs = await store.files(onto.tree)
    const merged = await mergeTrees(store, { base: base ?? theirs, ours, theirs }, files =>
      asRefusal(() => checks.forStaff.findMistakes(files)),
    )
    const changed = changedFiles(theirs, merged.files)
    // Of these very changes: other changes have another.
    const digest = createHash('sha256').update(JSON.stringify(changed)).digest('hex')
    return { ...merged, onto, changed, digest }
  }
  return {
    ...reviewDesk({ sql, store, checks }),
    brands,
    idNames,
    head,
    revision: number => store.revision(number),
    revisions: (before, most) => store.revisions({ before, most }),
    async revisionsBetween(after, upTo) {
      return (await publishedBetween(store, after, upTo)).map(({ revision }) => revision)
    },
    publishers: () => store.publishers(),
    draft: name => store.draft(name),
    drafts: () => store.drafts(),
    authorsOf: name => store.authorsOf(name),
    async changedIn({ base, tree }) {
      return changedFiles(await treeOf(base), await store.files(tree)).map(({ path }) => path)
    },
    async edits(before, after) {
      return editsOfTrees(store, before === undefined ? new Map() : await store.files(before), await store.files(after))
    },
    async editsOf({ onto, files }) {
      return editsOfTrees(store, await store.files(onto.tree), files)
    },
    paths: async tree => [...(await store.files(tree)).keys()].toSorted(),
    async texts(tree, paths) {
      const files = await store.files(tree)
      const hashes = paths.flatMap(path => files.get(path) ?? [])
      const bytes = await store.bytes(hashes)
      const decoder = new TextDecoder()
      return new Map(
        paths.map(path => {
          const hash = files.get(path)
          return [path, decoder.decode(hash === undefined ? undefined : bytes.get(hash))] as const
        }),
      )
    },
    async text(tree, path) {
      const hash = (await store.files(tree)).get(path)
      return hash === undefined ? undefined : new TextDecoder().decode((await store.bytes([hash])).get(hash))
    },
    merge: async ({ base, tree }) => mergeLive(await store.files(tree), await treeOf(base)),
    mergeOld: async ({ tree }) => mergeLive(await store.files(tree), undefined),
    async save({ name, seen, files, ...signature }) {
      const from = seen === 0 ? undefined : await store.version(name, seen)
      const base = from?.base ?? (await head()).number
      const tree = new Map(from ? await store.files(from.tree) : await treeOf(base))
      for (const [path, text] of files) {
        if (text === null) tree.delete(path)
        else tree.set(path, (await store.keep([bytesOf(path, text)]))[0] ?? '')
      }
      const saved = await saveDraft(store, { ...signature, name, seen, base, files: tree })
      return saved.kind === 'stale' ? { first: saved.first } : saved.draft
    },
    async addAsset({ brand, file, bytes, seen, name, ...signature }) {
      const read = readAsset(bytes)
      if ('found' in read) return read
      if (read.kind === 'txt') return { found: 'a text', expected: 'a picture or a font' }
      // As manifests name pictures, which is in fewer letters than addresses may have.
      const stem = assetName(file)
        ?.replaceAll(/[._-]+/g, '-')
        .replace(/-$/, '')
      if (stem === undefined) return { found: `a file called "${file}"`, expected: 'a name with letters or digits' }
      const from = await store.version(name, seen)
      if (!from) throw new Error(`There is no version ${seen} of ${name}`)
      const path = `${brand}/assets/${stem}.${read.kind}`
      const [hash = ''] = await store.keep([read.bytes])
      const files = new Map([...(await store.files(from.tree)), [path, hash]])
      const saved = await saveDraft(store, { ...signature, name, seen, base: from.base, files })
      if (saved.kind === 'stale') return { first: saved.first }
      return { draft: saved.draft, path, removed: read.removed }
    },
    async settle({ name, seen, onto, decide, ...signature }) {
      const [from, live] = [await store.version(name, seen), await head()]
      if (!from) throw new Error(`There is no version ${seen} of ${name}`)
      if (live.number !== onto) return 'moved'
      const trees = {
        base: await treeOf(from.base),
        ours: await store.files(from.tree),
        theirs: await store.files(live.tree),
      }
      // Mistakes of it are told like those of every draft.
      const { files, clashes } = await mergeTrees(store, trees, () => [], decide)
      if (clashes.length > 0) return { clashes }
      const saved = await saveDraft(store, { ...signature, name, seen, base: onto, files })
      return saved.kind === 'stale' ? { first: saved.first } : saved.draft
    },
    throwAway: thrown => throwAwayDraft(store, thrown),
    async restore({ name, seen, ...signature }) {
      const thrown = await store.version(name, seen)
      if (!thrown) throw new Error(`There is no version ${seen} of ${name}`)
      return store.save({ ...signature, name, seen, base: thrown.base, files: await store.files(thrown.tree) })
    },
    version: (name, version) => store.version(name, version),
    reviewsOf: draft => reviews.of(draft),
    say: review => reviews.add(review),
    record: told => store.record(told),
    async publish({ files, onto }, signature, cause, of) {
      const base = { base: onto.number, onto: onto.number }
      const outcome = await publish(store, { ...signature, ...base, cause, files, ...(of && { of }) }, findMistakes)
      if (outcome.kind === 'refused') throw new Error('What was found good has mistakes')
      return outcome.kind === 'published' ? outcome.revision : undefined
    },
  }
}

/** A file as it is kept: a picture is cleaned of all that does not draw, like every one that comes from outside (CONTENT-10). */
function bytesOf(path: string, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  if (path.endsWith('.json')) return bytes
  const asset = readAsset(bytes)
  if ('found' in asset || asset.kind !== 'svg')
    throw new StudioRefusal('BAD_REQUEST', `${path} is ${'found' in asset ? asset.found : asset.kind}; expected an SVG`)
  return asset.bytes
}
