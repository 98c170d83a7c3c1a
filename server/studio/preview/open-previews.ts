import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import { know, type MemberState } from '../../../engine/state.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { Mistake } from '../../../gateway-content/content.ts'
import type { Brand } from '../../../gateway-content/desk.ts'
import type { HiddenItem, PersonaKnown, Preview, PreviewAsked } from '../../../gateway-content/preview.ts'
import type { WebClient } from '../../build/load-web.ts'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import type { KnownDocuments } from '../../portal/known-documents.ts'
import type { Portal } from '../../portal/portal.ts'
import { createThread } from '../ask-thread.ts'
import type { StaffSession } from '../staff-sessions.ts'
import { createPreview, previewName } from './preview-app.ts'
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

/** Previews of drafts: their origin, and what the studio's graph asks of them. */
export function openPreviews({ portal, secret, studioHost, prepare, tell }: PreviewsOptions) {
  const thread = createThread()
  const samples = createSampleGateways()
  const members = createSampleMembers()
  const web = framed(portal.web)
  const documents = asking(portal.documents)
  const stages = createStages({
    ...{ store: sqlContentStore(portal.state.content), thread, samples },
    prepare: own => prepare({ ...own, web, documents, gatewayKnowsSessions: true }),
  })
  const { demoCookies, now, state } = portal
  const origin = createPreview({
    ...{ studioHost, secret, revocations: state.revocations, stages, members, demoCookies, now, tell },
  })

  return {
    origin,
    /** What the graph asks for one session of staff. */
    for: ({ id: of }: StaffSession, studioOrigin: string): Preview => ({
      async personas(brand) {
        if (!samples.exist) return []
        const { good } = await stages.drafted({ brand, persona: '', standing: 'signed-out' })
        if (!good) return []
        const { brand: of } = good.manifest
        const place = { gatewayUrl: await samples.of(of.domainId, undefined), brand: of }
        const list = await members.personas(place)
        return list.map(persona => {
          // Facts and ids are of one sign-in.
          let known: Promise<PersonaKnown | undefined> | undefined
          return { ...persona, known: () => (known ??= knownOf(members.stateOf(place, persona.key, now()))) }
        })
      },
      async mistakes(asked) {
        return (await stages.drafted(viewOf(asked))).mistakes.map(mistakeOf)
      },
      frame: name => (name !== undefined && isPreviewName(name) ? name : previewName()),
      address: ({ asked, frame: name, path }) =>
        origin.address({ origin: studioOrigin, view: viewOf(asked), path, name, of }),
      async hidden(asked) {
        const view = viewOf(asked)
        const stage = await stages.of(view)
        if (!('portal' in stage)) return []
        const { gatewayUrl, manifest } = stage
        const { brand } = manifest
        const instant = asked.at ?? now()
        const state = await members.stateOf({ gatewayUrl, brand }, asked.persona, instant)
        if (!state) return []
        const today = todayIn(instant, brand.timeZone)
        const items = await stages.hidden(view, stage.drafted, { facts: state.facts, open: state.open, today })
        return items.map(({ place, ...item }): HiddenItem => ({ ...item, file: place?.file, line: place?.line }))
      },
    }),
    async close(): Promise<void> {
      await stages.close()
      await samples.close()
      await thread.close()
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

const viewOf = ({ brand, draft, follows, persona, standing, at, language }: PreviewAsked): PreviewView => ({
  ...{ brand, persona, standing, language },
  ...(draft && { draft: draft.name }),
  ...(draft && !follows && { version: draft.version }),
  ...(at && { at: at.toISOString() }),
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
