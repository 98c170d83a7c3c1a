import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../../engine/state.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { Persona } from '../../../gateway-content/preview.ts'
import type { LaidFacts } from '../../../gateway-graph/facts/laid-over.ts'
import { createPool } from '../../../gateway-graph/upstream/create-pool.ts'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { type SignedIn, signInPerson } from '../../demo/sign-in-person.ts'
import { cookieNames } from '../../session/cookie-names.ts'
import type { CookieSession } from '../../session/cookie-session.ts'
import { readSignIns, type SignIns } from '../../start/sign-ins.ts'
import { createTurns } from './in-turn.ts'

/** How far a sample member is: nobody yet, in the steps after the password, or inside. */
export type Standing = 'signed-out' | 'signing-in' | 'signed-in'

/** Where sample members of a brand are. */
interface Place {
  readonly gatewayUrl: string
  readonly brand: Brand
}

/** A sample member with what is laid over their facts. */
interface Described extends LaidFacts {
  readonly persona: string
}

/** Sessions end after hours; a preview begins a new one long before. */
const keptMs = 45 * 60_000
const mostKept = 100

/** So many sign in at once: their passwords are compared one after another, and each has to be answered in its own time. */
const together = 4

/** So long the list of sample members may take: their gateway goes last on a busy machine. */
const patienceMs = 20_000

/** So many facts of sample members are kept. */
const mostStates = 300

/** The sample members of gateways, and their sessions, which no browser ever gets (STUDIO-18, STUDIO-19). */
export function createSampleMembers() {
  const sessions = new Map<string, { cookies: Promise<string>; began: number }>()
  const lists = new Map<string, Promise<SignIns>>()
  const inTurn = createTurns(together)
  const states = new Map<string, Promise<MemberState | undefined>>()

  const listOf = (gatewayUrl: string) => {
    const known = lists.get(gatewayUrl) ?? listAt(gatewayUrl)
    lists.set(gatewayUrl, known)
    // Who did not answer is no gateway without members: it is asked again.
    known.catch(() => lists.get(gatewayUrl) === known && lists.delete(gatewayUrl))
    return known
  }

  /** Does something as a sample member, in its turn; a page that somebody waits for goes first. Undefined where the account is locked. */
  async function asPersona<Answer>(
    { gatewayUrl, brand }: Place,
    persona: string,
    work: (person: SignedIn) => Promise<Answer>,
    { isPage = false } = {},
  ): Promise<Answer | undefined> {
    const { password } = await listOf(gatewayUrl)
    return inTurn(async () => {
      const pool = createPool(gatewayUrl, 8)
      try {
        const who = { username: `${persona}${brand.domainId}`, brand }
        const person = await signInPerson(who, { url: gatewayUrl, pool, password })
        return person && (await work(person))
      } finally {
        await pool.close()
      }
    }, isPage)
  }

  async function personas({ gatewayUrl, brand: { domainId } }: Place): Promise<Omit<Persona, 'known'>[]> {
    const { signIns } = await listOf(gatewayUrl)
    return signIns
      .filter(signIn => signIn.domainId === domainId)
      .map(({ username, description }) => ({ key: username.slice(0, -String(domainId).length), description }))
  }

  /** What rules can ask of a sample member who is inside; undefined where the account is locked. */
  function stateOf(place: Place, persona: string, now: Date): Promise<MemberState | undefined> {
    const { timeZone } = place.brand
    const key = [place.gatewayUrl, place.brand.id, persona, todayIn(now, timeZone)].join(' ')
    const state =
      states.get(key) ??
      asPersona(place, persona, async person => {
        await person.complete()
        person.session.markGroupChosen()
        return person.read(now)
      })
    states.set(key, state)
    state.catch(() => states.delete(key))
    for (const oldest of states.keys()) if (states.size > mostStates) states.delete(oldest)
    return state
  }

  return {
    personas,
    stateOf,
    /** Everybody of a brand whose account is open, with what rules can ask of them. */
    async statesOf(place: Place, now: Date): Promise<(MemberState & { readonly key: string })[]> {
      const found = await Promise.all(
        (await personas(place)).map(async ({ key }) => {
          const state = await stateOf(place, key, now)
          return state && { ...state, key }
        }),
      )
      return found.filter(state => state !== undefined)
    },
    /** The cookies that a browser would have in which the sample member had signed in; none where the account is locked. */
    cookiesOf(place: Place, persona: string, standing: Standing): Promise<string> {
      if (standing === 'signed-out') return Promise.resolve('')
      const key = [place.gatewayUrl, persona, standing].join(' ')
      const known = sessions.get(key)
      if (known && performance.now() - known.began < keptMs) return known.cookies
      const signIn = async ({ session, complete }: SignedIn) => {
        if (standing === 'signed-in') {
          await complete()
          session.markGroupChosen()
        }
        return cookieHeader(session)
      }
      const cookies = asPersona(place, persona, signIn, { isPage: true }).then(found => found ?? '')
      sessions.set(key, { cookies, began: performance.now() })
      cookies.catch(() => sessions.delete(key))
      for (const oldest of sessions.keys()) if (sessions.size > mostKept) sessions.delete(oldest)
      return cookies
    },
    /** The first step of the journey of a sample member, and whether there is none; undefined where the account is locked. */
    firstStep: (place: Place, { persona, ...laid }: Described, compiled: CompiledManifest, now: Date) =>
      asPersona(place, persona, person => person.next(compiled, now, laid), { isPage: true }),
  }
}

/** @throws Error where a gateway does not say who is in it */
async function listAt(gatewayUrl: string): Promise<SignIns> {
  const list = await readSignIns(gatewayUrl, patienceMs)
  if (!list) throw new Error(`The sample members' gateway did not say within ${patienceMs / 1_000} s who is in it`)
  return list
}

export type SampleMembers = ReturnType<typeof createSampleMembers>

const ofPage: readonly string[] = [cookieNames.temporaryToken, cookieNames.token, cookieNames.groupChosen]

/** What a session wrote, as a browser would send it. */
function cookieHeader(session: CookieSession): string {
  const written = session.setCookies().map(cookie => cookie.split(';', 1)[0] ?? '')
  return written.filter(pair => ofPage.includes(pair.slice(0, pair.indexOf('=')))).join('; ')
}
