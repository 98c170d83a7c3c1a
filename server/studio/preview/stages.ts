import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { Moment } from '../../../engine/members/combination-of.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { Brand, Manifest } from '../../../schema/generated/manifests.ts'
import { compileGood, type GoodBrand } from '../../content/good-manifests.ts'
import type { Thread } from '../ask-thread.ts'
import type { DraftBrands, Drafted } from './draft-brands.ts'
import { keepNewest } from './keep-newest.ts'
import type { KeptPortal, Shown } from './kept-portal.ts'
import { descriptionOf, isDescribed, type PreviewMember, peopleOf, settingOf, usualPersona } from './preview-member.ts'
import type { PreviewPortalOptions } from './preview-portal.ts'
import type { PreviewView } from './preview-view.ts'
import type { SampleGateways } from './sample-gateways.ts'
import type { SampleMembers } from './sample-members.ts'

/** A brand as it is shown. */
interface Played extends Shown {
  readonly drafted: Drafted
  readonly compiled: CompiledManifest
  readonly manifest: Manifest
}

/** A portal over one content of one brand at one time. */
export interface Stage extends Played {
  readonly portal: Pick<KeptPortal, 'answer'>
  readonly gatewayUrl: string
  /** Who is looked at. */
  readonly member: PreviewMember
}

/** Why there is no portal of a view: what is wrong with its content, or that there is nobody to look at. */
export interface NoStage {
  readonly mistakes: readonly Diagnostic[]
  readonly nobody: boolean
}

type PortalOptions = Pick<PreviewPortalOptions, 'gatewayUrl' | 'clock' | 'laid'>

interface StagesOptions {
  brands: DraftBrands
  /** Finds who is meant; no edit waits behind longer work (STUDIO-20). */
  thread: Thread
  /** Answers what is asked about a content, which takes longer. */
  questions: Thread
  samples: SampleGateways
  members: SampleMembers
  now: () => Date
  /** Makes a portal that stays. */
  keep: (first: Shown, options: PortalOptions) => Promise<KeptPortal>
}

/** The portal of a look, and what it shows by now. */
interface Theatre {
  /** The last look at it. */
  view: PreviewView
  readonly portal: KeptPortal
  played: Played
  /** By its hash, what it is to show: whoever looked before that was asked for does not change it back. */
  wanted: { hash: string; turn: number }
  /** Done when that is shown. */
  ready: Promise<void>
}

/** So many are looked at together, and so many are kept. */
const mostInSight = 2
const mostTheatres = 8

/**
 * The portals of previews, one for each look at a draft: it stays while the draft changes, and takes each edit (STUDIO-18,
 * STUDIO-20). What is live is beside them, and has nothing to do with them.
 */
export function createStages({ brands, thread, questions, samples, members, now, keep }: StagesOptions) {
  const theatres = new Map<string, Promise<Theatre>>()
  /** What views showed last, while its portal stays. */
  const drawn = new Map<string, { stage: Stage; theatre: Promise<Theatre> }>()
  let turns = 0

  async function staged(drafted: Drafted, good: GoodBrand): Promise<Played> {
    const [compiled] = compileGood([good])
    if (!compiled) throw new Error('One brand is compiled to one')
    return { drafted, compiled, manifest: good.manifest, folder: await brands.folderOf(drafted.files) }
  }

  async function open(view: PreviewView, turn: number, played: Played, options: PortalOptions): Promise<Theatre> {
    const wanted = { hash: played.drafted.hash, turn }
    return { view, portal: await keep(played, options), played, wanted, ready: Promise.resolve() }
  }

  /** Has a portal show a content, unless it is to show that, or a newer one, already. */
  async function play(theatre: Theatre, turn: number, drafted: Drafted, good: GoodBrand): Promise<void> {
    const { hash } = drafted
    if (theatre.wanted.hash !== hash && theatre.wanted.turn < turn) {
      const wanted = { hash, turn }
      theatre.wanted = wanted
      theatre.ready = theatre.ready
        .catch(() => {})
        .then(async () => {
          // Something newer came meanwhile.
          if (theatre.wanted !== wanted) return
          const next = await staged(drafted, good)
          await theatre.portal.show(next)
          theatre.played = next
        })
    }
    for (let ready: Promise<void> | undefined; ready !== theatre.ready; ) {
      ready = theatre.ready
      await ready
    }
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
      ...(await brands.toCheck(view.brand, files)),
      ...{ seeing, description: descriptionOf(view), setting: settingOf(view, instant, place.brand) },
      people: await peopleOf(members, place, view, instant),
    })
    if (!likeness) return undefined
    const { person, ...over } = likeness
    return { persona: person, ...over }
  }

  /** The portal of a view, or why there is none. */
  async function stageOf(view: PreviewView): Promise<Stage | NoStage> {
    turns += 1
    const turn = turns
    const drafted = await brands.of(view)
    const { good } = drafted
    if (!good) return { mistakes: drafted.mistakes, nobody: false }
    // Asked each time: gateways that nobody asked for go, and at midnight there is another.
    const gatewayUrl = await samples.of(good.manifest.brand.domainId, view.at)
    const member = await memberOf(view, drafted, { gatewayUrl, brand: good.manifest.brand })
    if (!member) return { mistakes: [], nobody: true }
    const { facts, open: sets, laid } = member
    const { at } = view
    const options: PortalOptions = {
      gatewayUrl,
      ...(at !== undefined && { clock: { now: () => new Date(at) } }),
      ...(laid.length > 0 && { laid: { facts, open: sets } }),
    }
    const key = JSON.stringify([view.brand, view.draft, view.version, at, options])
    const made = theatres.get(key) ?? staged(drafted, good).then(played => open(view, turn, played, options))
    keepNewest(theatres, key, made, mostTheatres, old => void old.then(letGo).catch(() => {}))
    const theatre = await made
    theatre.view = view
    await play(theatre, turn, drafted, good)
    const stage = { ...theatre.played, portal: theatre.portal, gatewayUrl, member }
    drawn.set(JSON.stringify(view), { stage, theatre: made })
    return stage
  }

  return {
    /** What a member does not see, and why (STUDIO-22). */
    async hidden({ brand }: PreviewView, { files }: Drafted, member: Moment) {
      return questions.ask('hidden', { ...(await brands.toCheck(brand, files)), member })
    },
    /** What can still be said of the member of a view. */
    async choices(view: PreviewView, { files, good }: Drafted) {
      if (!good) return []
      const instant = view.at === undefined ? now() : new Date(view.at)
      const setting = settingOf(view, instant, good.manifest.brand)
      const about = { ...(await brands.toCheck(view.brand, files)), setting, description: descriptionOf(view) }
      return questions.ask('choices', { ...about, seeing: undefined })
    },
    /** Where somebody can look. */
    async places({ brand }: PreviewView, { files }: Drafted) {
      return questions.ask('places', await brands.toCheck(brand, files))
    },
    of: stageOf,
    /** What a view showed last; undefined where it never showed anything, or its portal is gone. */
    drawnOf(view: PreviewView): Stage | undefined {
      const staying = new Set(theatres.values())
      for (const [key, { theatre }] of drawn) if (!staying.has(theatre)) drawn.delete(key)
      return drawn.get(JSON.stringify(view))?.stage
    },
    /** Told that a draft was saved: who looks at it asks for it in a moment, and finds it ready (STUDIO-20). */
    saved(draft: string): void {
      const follow = async ({ view }: Theatre) => {
        if (view.draft === draft && view.version === undefined) await stageOf(view)
      }
      // What cannot be drawn is told to whoever asks.
      for (const made of [...theatres.values()].slice(-mostInSight)) made.then(follow).catch(() => {})
    },
    async close(): Promise<void> {
      await Promise.all([...theatres.values()].map(made => made.then(letGo).catch(() => {})))
    },
  }
}

const letGo = ({ portal }: Theatre) => portal.close()

export type Stages = ReturnType<typeof createStages>
