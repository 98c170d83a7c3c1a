import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { Moment } from '../../../engine/members/combination-of.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { Brand, Manifest } from '../../../schema/generated/manifests.ts'
import { asManifests, writeFolderFiles } from '../../content/folder-files.ts'
import { compileGood, type GoodBrand } from '../../content/good-manifests.ts'
import { mergeTrees } from '../../content/publish/merge-trees.ts'
import type { ContentStore, Tree } from '../../content/store/content-store.ts'
import { bytesIn } from '../../content/store/file-bytes.ts'
import { treeHash } from '../../content/store/trees.ts'
import type { Thread } from '../ask-thread.ts'
import { descriptionOf, isDescribed, type PreviewMember, peopleOf, settingOf, usualPersona } from './preview-member.ts'
import type { PreviewPortal, PreviewPortalOptions } from './preview-portal.ts'
import type { PreviewView } from './preview-view.ts'
import type { SampleGateways } from './sample-gateways.ts'
import type { SampleMembers } from './sample-members.ts'

/** A brand as a draft has it, or what is wrong with it, in the words of `portal check`. */
export interface Drafted {
  /** Changes with anything of it. */
  readonly hash: string
  readonly files: Tree
  readonly good: GoodBrand | undefined
  readonly mistakes: readonly Diagnostic[]
}

/** A portal over one content of one brand at one time. */
export interface Stage {
  readonly drafted: Drafted
  readonly compiled: CompiledManifest
  readonly portal: PreviewPortal
  readonly gatewayUrl: string
  readonly manifest: Manifest
  /** Who is looked at. */
  readonly member: PreviewMember
}

/** Why there is no portal of a view: what is wrong with its content, or that there is nobody to look at. */
export interface NoStage {
  readonly mistakes: readonly Diagnostic[]
  readonly nobody: boolean
}

interface StagesOptions {
  store: ContentStore
  /** Makes what is drawn. */
  thread: Thread
  /** Answers what is asked about it, which takes longer: no edit waits behind that (STUDIO-20). */
  questions: Thread
  samples: SampleGateways
  members: SampleMembers
  now: () => Date
  prepare: (
    options: Pick<PreviewPortalOptions, 'gatewayUrl' | 'manifests' | 'clock' | 'laid'>,
  ) => Promise<PreviewPortal>
}

/** What a stage is made of. */
interface Staging {
  readonly drafted: Drafted
  readonly good: GoodBrand
  readonly gatewayUrl: string
  readonly at: string | undefined
  readonly member: PreviewMember
}

/** So many are kept: side by side are two, and each edit makes another. */
const mostStages = 8
const mostDrafted = 24

/**
 * The portals of previews, each made once for the same content at the same time (STUDIO-18). What is live is beside them, and
 * has nothing to do with them.
 */
export function createStages({ store, thread, questions, samples, members, now, prepare }: StagesOptions) {
  const drafts = new Map<string, Promise<Drafted>>()
  const stages = new Map<string, Promise<Omit<Stage, 'member'>>>()
  const folders = new Map<string, Promise<string>>()

  /** The files of a draft merged with what is live: they are what would go live. Where both cannot be, they are the draft's. */
  async function filesOf({ draft: name, version }: PreviewView): Promise<Tree> {
    const head = await store.head()
    if (!head) throw new Error('Nothing is live yet')
    const theirs = await store.files(head.tree)
    if (name === undefined) return theirs
    const draft =
      version === undefined
        ? await store.draft(name)
        : (await store.versionsOf(name)).find(each => each.version === version)
    if (!draft) throw new Error('There is no such draft')
    const ours = await store.files(draft.tree)
    if (draft.base === head.number) return ours
    const base = await store.revision(draft.base)
    const merged = await mergeTrees(
      store,
      { base: base ? await store.files(base.tree) : theirs, ours, theirs },
      () => [],
    )
    return merged.clashes.length > 0 ? ours : merged.files
  }

  async function draftedOf(view: PreviewView): Promise<Drafted> {
    const files = new Map([...(await filesOf(view))].filter(([path]) => isOf(view.brand, path)))
    const hash = treeHash(files)
    const known = drafts.get(hash)
    if (known) return known
    const made = draft(view.brand, hash, files)
    keepNewest(drafts, hash, made, mostDrafted)
    return made
  }

  async function draft(brand: string, hash: string, files: Tree): Promise<Drafted> {
    return { hash, files, ...(await thread.ask('brand', await toCheck(brand, files))) }
  }

  /** Files as they are checked. */
  async function toCheck(brand: string, files: Tree) {
    const texts = new Map([...files].filter(([path]) => path.endsWith('.json')))
    const assets = new Set([...files.keys()].filter(path => path.includes('/assets/')))
    return { brand, files: asManifests(await bytesIn(store, texts)).files, assets }
  }

  /** A folder with the images of a content. */
  function folderOf(files: Tree): Promise<string> {
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
  }

  async function stage({ drafted, good, gatewayUrl, at, member }: Staging): Promise<Omit<Stage, 'member'>> {
    const folder = await folderOf(drafted.files)
    const [compiled] = compileGood([good])
    const clock = at === undefined ? {} : { clock: { now: () => new Date(at) } }
    if (!compiled) throw new Error('One brand is compiled to one')
    const { facts, open, laid } = member
    const over = laid.length > 0 ? { laid: { facts, open } } : {}
    const portal = await prepare({ gatewayUrl, manifests: { folder, brands: [compiled] }, ...clock, ...over })
    return { manifest: good.manifest, gatewayUrl, drafted, compiled, portal }
  }

  /** Who is looked at in a view; undefined where there is no such member. */
  async function memberOf(
    view: PreviewView,
    { files }: Drafted,
    place: { gatewayUrl: string; brand: Brand },
  ): Promise<PreviewMember | undefined> {
    const { persona, seeing, at } = view
    if (!isDescribed(view)) return { persona: persona === '' ? usualPersona : persona, facts: {}, open: {}, laid: [] }
    const instant = at === undefined ? now() : new Date(at)
    const likeness = await thread.ask('likeness', {
      ...(await toCheck(view.brand, files)),
      ...{ seeing, description: descriptionOf(view), setting: settingOf(view, instant, place.brand) },
      people: await peopleOf(members, place, view, instant),
    })
    if (!likeness) return undefined
    const { person, ...over } = likeness
    return { persona: person, ...over }
  }

  return {
    drafted: draftedOf,
    /** What a member does not see, and why (STUDIO-22). */
    async hidden({ brand }: PreviewView, { files }: Drafted, member: Moment) {
      return questions.ask('hidden', { ...(await toCheck(brand, files)), member })
    },
    /** What can still be said of the member of a view. */
    async choices(view: PreviewView, { files, good }: Drafted) {
      if (!good) return []
      const instant = view.at === undefined ? now() : new Date(view.at)
      const setting = settingOf(view, instant, good.manifest.brand)
      const about = { ...(await toCheck(view.brand, files)), setting, description: descriptionOf(view) }
      return questions.ask('choices', { ...about, seeing: undefined })
    },
    /** Where somebody can look. */
    places: async ({ brand }: PreviewView, { files }: Drafted) => questions.ask('places', await toCheck(brand, files)),
    /** The portal of a view, or why there is none. */
    async of(view: PreviewView): Promise<Stage | NoStage> {
      const drafted = await draftedOf(view)
      const { good, hash } = drafted
      if (!good) return { mistakes: drafted.mistakes, nobody: false }
      // Asked each time: gateways that nobody asked for go, and at midnight there is another.
      const gatewayUrl = await samples.of(good.manifest.brand.domainId, view.at)
      const member = await memberOf(view, drafted, { gatewayUrl, brand: good.manifest.brand })
      if (!member) return { mistakes: [], nobody: true }
      const key = [hash, gatewayUrl, view.at, JSON.stringify([member.facts, member.open])].join(' ')
      const made = stages.get(key) ?? stage({ drafted, good, gatewayUrl, at: view.at, member })
      keepNewest(stages, key, made, mostStages, old => void old.then(({ portal }) => portal.close()).catch(() => {}))
      return { ...(await made), member }
    },
    async close(): Promise<void> {
      await Promise.all(
        [...stages.values()].map(async made => (await made).portal.close()).map(each => each.catch(() => {})),
      )
      for (const made of folders.values()) await rm(await made, { recursive: true, force: true })
    },
  }
}

export type Stages = ReturnType<typeof createStages>

const shared = 'base'
const isOf = (brand: string, path: string) => path.startsWith(`${brand}/`) || path.startsWith(`${shared}/`)

/** Puts what was asked for last at the end; what was not asked for longest goes. A failure is not kept. */
function keepNewest<Value>(
  all: Map<string, Promise<Value>>,
  key: string,
  value: Promise<Value>,
  most: number,
  letGo: (old: Promise<Value>) => void = () => {},
): void {
  all.delete(key)
  all.set(key, value)
  value.catch(() => all.get(key) === value && all.delete(key))
  for (const [oldest, old] of all) {
    if (all.size <= most) break
    all.delete(oldest)
    letGo(old)
  }
}
