import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { diagnosticText } from '../../../engine/check/diagnostic.ts'
import { remembered } from '../../../engine/remembered.ts'
import { portalPath } from '../../../schema/portal-path.ts'
import { clientOf } from '../../http/client-of.ts'
import { reasonOf } from '../../log/request-log.ts'
import { headersFor } from '../../security/security-headers.ts'
import { parseCookies, setCookie } from '../../session/cookie-jar.ts'
import { cookieNames, forGood, goWithoutTls, travellingName } from '../../session/cookie-names.ts'
import type { Revocations } from '../../state/state.ts'
import { sealFor } from '../sealed.ts'
import { asMember, asPreview, previewPolicy } from './preview-origin.ts'
import {
  broken,
  isPart,
  mistaken,
  nobody,
  over,
  readSmall,
  sendAxe,
  sendJson,
  sendScript,
  sendState,
  textHash,
  unchanged,
} from './preview-reply.ts'
import {
  axePath,
  frameScriptPath,
  grantPath,
  type PreviewGrant,
  type PreviewView,
  previewHost,
  statePath,
} from './preview-view.ts'
import type { SampleMembers } from './sample-members.ts'
import type { NoStage, Stage, Stages } from './stages.ts'

interface PreviewOptions {
  /** The studio's host. */
  studioHost: string
  secret: Uint8Array
  revocations: Revocations
  stages: Stages
  members: SampleMembers
  demoCookies: boolean
  now: () => Date
  tell: (reason: string) => void
}

/** Of what most edits leave as it is: it is asked for with each part of a page. */
const digestOf = remembered((part: object) => textHash(JSON.stringify(part)))

/** The one cookie of a preview. */
const cookieName = '__Host-preview'
/** An address has to be opened soon; what it opens lasts as long as staff work on one thing. */
const addressMs = 60_000
const longestMs = 8 * 3_600_000
/** Longest grant that is read, in bytes. */
const largestGrant = 8 * 1024

/** What is asked for at a preview's host. */
interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly studioOrigin: string
}

/** Previews: addresses for them, and what answers there (STUDIO-18, STUDIO-35). */
export function createPreview(options: PreviewOptions) {
  const { studioHost, stages, members, revocations, now } = options
  const addresses = sealFor<PreviewGrant>(options.secret, 'preview address')
  const cookies = sealFor<PreviewGrant>(options.secret, 'preview')

  const isOpen = ({ of, began, until }: PreviewGrant) =>
    now().getTime() < until && !revocations.hasEnded({ id: of, began, people: [] })

  /** The grant of whoever asks, while it lasts. */
  function grantOf({ headers }: IncomingMessage): PreviewGrant | undefined {
    const name = travellingName(cookieName, goWithoutTls(options.demoCookies, headers))
    const grant = cookies.open(parseCookies(headers.cookie).get(name))
    return grant && isOpen(grant) ? grant : undefined
  }

  /**
   * Opens a preview for somebody: the cookies with the right to it, and with when the sample member's session ends, which the
   * client reads; and where it begins.
   */
  async function begin({ headers }: IncomingMessage, granted: PreviewGrant, path: string) {
    const withoutTls = goWithoutTls(options.demoCookies, headers)
    // Browsers count in whole seconds.
    const lastsMs = Math.floor(Math.min(longestMs, granted.until - now().getTime()) / 1000) * 1000
    const stage = await stages.of(granted.view)
    const [grant, first] = 'portal' in stage ? await firstOf(granted, stage, path) : [granted, path]
    const isInside = 'portal' in stage && (await sessionOf(stage, grant.view)).includes(`${cookieNames.token}=`)
    const ends = nowOf(grant.view).getTime() + 2 * longestMs
    const set = [
      // Lax, as colleagues follow a link from elsewhere to it; whatever comes along, a preview changes nothing.
      setCookie(travellingName(cookieName, withoutTls), cookies.seal(grant), { withoutTls, lastsMs, sameSite: 'lax' }),
      setCookie(cookieNames.sessionEnds, `${ends}${forGood}`, {
        ...{ withoutTls, readable: true, lastsMs: isInside ? lastsMs : 0 },
      }),
    ]
    // The page changes it by itself; whatever the browser is set to, a preview begins in the language that was asked for.
    const language = 'portal' in stage ? (grant.view.language ?? stage.manifest.brand.language) : undefined
    const spoken = language && setCookie(cookieNames.language, language, { withoutTls, readable: true, lastsMs })
    return { set: spoken ? [...set, spoken] : set, first }
  }

  const nowOf = ({ at }: PreviewView) => (at === undefined ? now() : new Date(at))

  /** Whoever is signing in begins at the first step of the journey; for whom there is none, inside. */
  async function firstOf(grant: PreviewGrant, stage: Stage, wanted: string): Promise<readonly [PreviewGrant, string]> {
    const { view } = grant
    if (view.standing !== 'signing-in' || wanted !== '/') return [grant, wanted]
    const { gatewayUrl, compiled, manifest, member } = stage
    const place = { gatewayUrl, brand: manifest.brand }
    const step = await members.firstStep(place, member, compiled, nowOf(view))
    if (!step) return [grant, wanted]
    const path = portalPath(step.path) ?? '/'
    // Who is through is inside, and has no step to take any more.
    const inside = { ...view, standing: 'signed-in', seeing: undefined, persona: member.persona } as const
    return [step.complete ? { ...grant, view: inside } : grant, path]
  }

  const sessionOf = ({ gatewayUrl, manifest: { brand }, member }: Stage, { standing }: PreviewView) =>
    members.cookiesOf({ gatewayUrl, brand }, member.persona, standing)

  async function answerGrant({ request, response }: Asked): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://preview')
    const text =
      request.method === 'POST' ? await readSmall(request, largestGrant) : (url.searchParams.get('grant') ?? '')
    const grant = addresses.open(text)
    if (!grant || !isOpen(grant)) return sendState(response, over)
    const until = grant.of.startsWith('link ') ? grant.until : now().getTime() + longestMs
    const path = portalPath(url.searchParams.get('to') ?? '') ?? '/'
    const { set, first } = await begin(request, { ...grant, until }, path)
    response.setHeader('set-cookie', set).setHeader('cache-control', 'no-store')
    if (request.method === 'POST') response.writeHead(204).end()
    else response.writeHead(303, { location: first }).end()
  }

  /** What the frame has to know before it shows an edit: whether it can be drawn, and whether its styles are others. */
  async function answerState({ request, response }: Asked): Promise<void> {
    const grant = grantOf(request)
    if (!grant) return sendJson(response, 401, { why: over.why })
    const stage = await stages.of(grant.view)
    if (!('portal' in stage)) {
      const { why, mistakes } = stateOf(stage)
      return sendJson(response, 200, { why, mistakes })
    }
    sendJson(response, 200, looksOf(stage, grant.view))
  }

  /** What a page is drawn of: all of it, and what of it comes with a page alone. */
  function looksOf({ drafted, manifest: { theme, routes, brand } }: Stage, { at, language }: PreviewView) {
    return {
      hash: drafted.hash,
      frame: textHash(JSON.stringify([digestOf(theme), digestOf(routes), digestOf(brand), at, language])),
    }
  }

  async function answerMember(asked: Asked): Promise<void> {
    const { request, response, path, studioOrigin } = asked
    const { method = 'GET', headers } = request
    const grant = grantOf(request)
    if (!grant) return sendState(response, over)
    // Nothing is ever changed: the graph of a preview knows no document that would, and no form gets further than here.
    const isQuery = method === 'POST' && path === '/graphql'
    if (!isQuery && method !== 'GET' && method !== 'HEAD') return sendState(response, unchanged)
    const found = await stages.of(grant.view)
    // A page that came just before a mistake was made still gets its styles and pictures.
    const stage = 'portal' in found || !isPart(headers) ? found : (stages.drawnOf(grant.view) ?? found)
    if (!('portal' in stage)) return wrong(response, stage, path)
    const { brand } = stage.manifest
    const sent = parseCookies(headers.cookie)
    const own = [cookieNames.viewport, cookieNames.timeZone, cookieNames.language].flatMap(name => {
      const value = sent.get(name)
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
    })
    const session = await sessionOf(stage, grant.view)
    // The frame compares it with what there is by the time that it listens: an edit made meanwhile is drawn, too.
    const { hash, frame } = looksOf(stage, grant.view)
    if (!isQuery) response.setHeader('server-timing', `drawn;desc="${hash} ${frame}"`)
    asMember(request, { host: brand.hosts[0] ?? '', cookies: [session, ...own].filter(Boolean).join('; ') })
    stage.portal.answer(request, asPreview(response, { studioOrigin, isQuery }))
  }

  function wrong(response: ServerResponse, none: NoStage, path: string): void {
    if (path === '/graphql')
      sendJson(response, 422, { errors: [{ message: 'MISTAKES', extensions: { code: 'MISTAKES', status: 422 } }] })
    else sendState(response, stateOf(none))
  }

  async function answer(asked: Asked): Promise<void> {
    if (asked.path === frameScriptPath) return sendScript(asked.response)
    if (asked.path === axePath) return sendAxe(asked.response)
    if (asked.path === grantPath) return answerGrant(asked)
    if (asked.path === statePath) return answerState(asked)
    return answerMember(asked)
  }

  return {
    /** Where a preview can be opened within a minute, by whoever has the address. */
    address({ origin, view, path, name, of }: AddressAsked): string {
      const began = now().getTime()
      return addressOf({ origin, path, name, text: addresses.seal({ view, began, until: began + addressMs, of }) })
    },
    /** The address of a link that somebody gives away: it lasts longer, and `of` ends it. */
    link({ origin, view, path, name, of, began, until }: AddressAsked & { began: Date; until: Date }): string {
      const text = addresses.seal({ view, began: began.getTime(), until: until.getTime(), of })
      return addressOf({ origin, path, name, text })
    },
    answer(request: IncomingMessage, response: ServerResponse): void {
      const { overTls } = clientOf(request)
      const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? ''
      const studioOrigin = `${overTls ? 'https' : 'http'}://${studioHost}${port}`
      const { 'x-frame-options': _, ...headers } = headersFor({ overTls }) as Record<string, string>
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.setHeader(
        'content-security-policy',
        previewPolicy(headers['content-security-policy'] ?? '', studioOrigin),
      )
      const path = (request.url ?? '/').replace(/[?#].*$/s, '')
      answer({ request, response, path, studioOrigin }).catch((error: unknown) => {
        options.tell(reasonOf(error))
        if (response.headersSent) response.destroy()
        else sendState(response, broken)
      })
    },
  }

  function addressOf({
    origin,
    path,
    name,
    text,
  }: {
    origin: string
    path: string
    name: string
    text: string
  }): string {
    const address = new URL(grantPath, origin)
    address.hostname = previewHost(studioHost, name)
    address.search = new URLSearchParams({ grant: text, to: path }).toString()
    return address.href
  }
}

/** Why there is nothing to see, in the words of `portal check`. */
const stateOf = ({ mistakes, nobody: isNobody }: NoStage) =>
  isNobody ? nobody : mistaken(mistakes.map(diagnosticText))

interface AddressAsked {
  /** The studio's own, as whoever asks sees it. */
  readonly origin: string
  readonly view: PreviewView
  readonly path: string
  /** The first part of the preview's host. */
  readonly name: string
  /** Whose session, or which link. */
  readonly of: string
}

/** A name that no preview had. */
export const previewName = (): string => randomBytes(10).toString('hex')
