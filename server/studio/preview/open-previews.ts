import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import { know, type MemberState } from '../../../engine/state.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { Mistake } from '../../../gateway-content/content.ts'
import type { Brand } from '../../../gateway-content/desk.ts'
import type {
  HiddenItem,
  Persona,
  PersonaKnown,
  Preview,
  PreviewAsked,
  PreviewLink,
} from '../../../gateway-content/preview.ts'
import type { WebClient } from '../../build/load-web.ts'
import { type PreviewLink as KeptLink, sqlPreviewLinks } from '../../content/store/preview-links.ts'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import type { KnownDocuments } from '../../portal/known-documents.ts'
import type { Portal } from '../../portal/portal.ts'
import { createThread } from '../ask-thread.ts'
import type { StaffSession } from '../staff-sessions.ts'
import { createDraftBrands } from './draft-brands.ts'
import { keepPortal } from './kept-portal.ts'
import { createPreview, previewName } from './preview-app.ts'
import { inView, usualPersona } from './preview-member.ts'
import type { PreparePreview } from './preview-portal.ts'
import { withFrameScript } from './preview-reply.ts'
import { isPreviewName, type PreviewView } from './preview-view.ts'
import { createSampleGateways } from './sample-gateways.ts'
import { createSampleMembers } from './sample-members.ts'
import { createStages } from './stages.ts'

interface PreviewsOptions {
  portal: Portal
  secret: Uint8Array
  studioHost: string
  brands: () => readonly Brand[]
  prepare: PreparePreview
  tell: (reason: string) => void
}

/** Links last so long. */
const linkMs = 7 * 24 * 3_600_000

/** Previews of drafts: their origin, and what the studio's graph asks of them. */
export function openPreviews({ portal, secret, studioHost, prepare, tell }: PreviewsOptions) {
  const [thread, questions] = [createThread(), createThread()]
  const samples = createSampleGateways()
  const members = createSampleMembers()
  const web = framed(portal.web)
  const documents = asking(portal.documents)
  const { demoCookies, now, state } = portal
  const drafts = createDraftBrands(sqlContentStore(state.content), thread)
  const stages = createStages({
    ...{ brands: drafts, thread, questions, samples, members, now },
    keep: (first, own) => keepPortal(first, prepare, { ...own, web, documents, gatewayKnowsSessions: true }),
  })
  const origin = createPreview({
    ...{ studioHost, secret, revocations: state.revocations, stages, members, demoCookies, now, tell },
  })
  const links = sqlPreviewLinks(state.content)

  /** A link as it was kept, with where it leads. */
  function linkOf(link: KeptLink, studioOrigin: string): PreviewLink {
    const { view, path, shows } = JSON.parse(link.view) as SharedView
    const { key, until, at } = link
    const address = origin.link({ origin: studioOrigin, view, path, name: key, of: linkName(key), began: at, until })
    return { ...link, shows, address }
  }

  /** The sample members of a brand as a view has it. */
  async function peopleIn(view: PreviewView): Promise<Persona[]> {
    const { good } = await drafts.of(view)
    if (!good) return []
    const { brand } = good.manifest
    const place = { gatewayUrl: await samples.of(brand.domainId, undefined), brand }
    const list = await members.personas(place)
    return list.map(persona => ({ ...persona, known: () => knownOf(members.stateOf(place, persona.key, now())) }))
  }

  return {
    origin,
    /** Told that somebody saved a draft. */
    saved: stages.saved,
    /** What the graph asks for one session of staff. */
    for: ({ id: of }: StaffSession, studioOrigin: string): Preview => ({
      personas: brand => peopleIn({ brand, persona: '', standing: 'signed-out' }),
      people: asked => peopleIn(viewOf(asked)),
      async mistakes(asked) {
        return (await drafts.of(viewOf(asked))).mistakes.map(mistakeOf)
      },
      frame: name => (name !== undefined && isPreviewName(name) ? name : previewName()),
      address: ({ asked, frame: name, path }) =>
        origin.address({ origin: studioOrigin, view: viewOf(asked), path, name, of }),
      async member(asked) {
        const stage = await stages.of(viewOf(asked))
        return 'portal' in stage ? stage.member : undefined
      },
      async choices(asked) {
        const view = viewOf(asked)
        return stages.choices(view, await drafts.of(view))
      },
      async languages(asked) {
        const { good } = await drafts.of(viewOf(asked))
        return good ? [good.manifest.brand.language, ...good.languages.map(({ tag }) => tag)] : []
      },
      async places(asked) {
        const view = viewOf(asked)
        return stages.places(view, await drafts.of(view))
      },
      async hidden(asked) {
        const view = viewOf(asked)
        const stage = await stages.of(view)
        if (!('portal' in stage)) return []
        const { gatewayUrl, manifest, member } = stage
        const { brand } = manifest
        const instant = asked.at ?? now()
        const state = await members.stateOf({ gatewayUrl, brand }, member.persona, instant)
        if (!state) return []
        const own = inView(state, view)
        const items = await stages.hidden(view, stage.drafted, {
          facts: { ...own.facts, ...member.facts },
          open: { ...own.open, ...member.open },
          today: todayIn(instant, brand.timeZone),
        })
        return items.map(({ place, ...item }): HiddenItem => ({ ...item, file: place?.file, line: place?.line }))
      },
      async links(draft) {
        return (await links.of(draft, now())).map(link => linkOf(link, studioOrigin))
      },
      async share({ asked, path }, { author, at, from }) {
        const { draft, brand } = asked
        const view: SharedView = { view: viewOf({ ...asked, follows: true }), path, shows: inWords(asked) }
        const until = new Date(at.getTime() + linkMs)
        const link = { key: previewName(), draft: draft.name, brand, view: JSON.stringify(view), author, at, until }
        return linkOf(await links.add({ ...link, from }), studioOrigin)
      },
      async takeBack(link, { author, at, from }) {
        const taken = await links.takeBack(link, { author, at, from })
        // Every instance hears of it as of a session that ended.
        if (taken) await state.revocations.endSessions([linkName(taken.key)], taken.until)
        return taken && linkOf(taken, studioOrigin)
      },
    }),
    async close(): Promise<void> {
      await stages.close()
      await drafts.close()
      await samples.close()
      await Promise.all([thread.close(), questions.close()])
    },
  }
}

/** What rules can ask of a sample member, without what cannot be found out. */
async function knownOf(asked: Promise<MemberState | undefined>): Promise<PersonaKnown | undefined> {
  const state = await asked
  const known = state && know(state)
  return known && { facts: withoutUnknown(known.facts), open: withoutUnknown(known.open) }
}

const withoutUnknown = <Value>(of: { readonly [name: string]: Value | undefined }): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** What a link shows, as it is kept. */
interface SharedView {
  readonly view: PreviewView
  readonly path: string
  readonly shows: string
}

/** As what a link is known to what ends sessions. */
const linkName = (key: string) => `link ${key}`

/** Who is looked at through a link, and when, in words. */
function inWords({ persona, standing, at, facts, segments, seeing, language }: PreviewAsked): string {
  const isDescribed = Object.keys({ ...facts, ...segments }).length > 0 || seeing !== undefined
  const who = isDescribed ? 'a member described by facts' : persona || usualPersona
  const how = { 'signed-out': 'signed out', 'signing-in': `${who}, signing in`, 'signed-in': who }[standing]
  return [how, at && `at ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`, language].filter(Boolean).join(', ')
}

const viewOf = ({ draft, follows, at, brand, persona, standing, ...of }: PreviewAsked): PreviewView => ({
  ...{ brand, persona, standing, language: of.language, viewport: of.viewport, seeing: of.seeing },
  ...(draft && { draft: draft.name }),
  ...(draft && !follows && { version: draft.version }),
  ...(at && { at: at.toISOString() }),
  ...(Object.keys(of.facts).length > 0 && { facts: of.facts }),
  ...(Object.keys(of.segments).length > 0 && { segments: of.segments }),
})

/** What screens run by themselves when they open: it changes the session of a browser, which a preview has none of. */
const openings: ReadonlySet<string> = new Set(['LogInScreen', 'ContinueJourney'])

/** Of the client's documents those that only ask: in a preview nothing is ever changed (STUDIO-19). */
function asking({ texts, byHash }: KnownDocuments): Readonly<Record<string, string>> {
  const isAsking = (hash: string) => {
    const { kind, name = '' } = byHash.get(hash) ?? {}
    return kind === 'query' || openings.has(name)
  }
  return Object.fromEntries(Object.entries(texts).filter(([hash]) => isAsking(hash)))
}

const mistakeOf = (found: Diagnostic): Mistake => ({ ...found, item: '' })

/** The members' client with the script that previews have besides. */
function framed(web: WebClient): WebClient {
  return {
    ...web,
    async renderPage(page) {
      const answer = await web.renderPage(page)
      return answer.kind === 'page' ? { ...answer, html: withFrameScript(answer.html, page.nonce) } : answer
    },
  }
}
