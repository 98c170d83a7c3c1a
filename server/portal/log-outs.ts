import type { Log } from '../../gateway-graph/context/graph-context.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { networkOf } from '../../schema/network-of.ts'
import type { LiveToken } from '../session/session-rules.ts'
import type { Allowance, State } from '../state/state.ts'

/** A session that somebody leaves. Nobody has proved yet that its token is the gateway's. */
export interface Leaving {
  readonly session: LiveToken
  readonly brand: Brand
  readonly requestId: string
  /** Network address of whoever brought the token. */
  readonly client: string
  /** The same as the audit tells it: unknown where a proxy keeps it to itself. */
  readonly origin: string
  readonly log: Log
}

/**
 * What the gateway made of a session that is to end: the ids that ended with it, none when the token is not one of its own; or that
 * it could not be asked, and whether that may help later.
 */
export type Heard = { readonly ended: readonly string[] } | { readonly unheard: 'for now' | 'for good' }

/** Ends sessions as their members leave them, for all requests of a portal. */
export interface LogOuts {
  /** Whether this very token was brought here to end, by its digest. */
  has(token: string): boolean
  /**
   * Resolves when the other instances know as much as they will before the gateway is tried again: a moment after it has
   * answered, or has not. Never rejects.
   */
  leave(leaving: Leaving): Promise<void>
  /** Sessions have ended at the gateway: they count nowhere any more. Never rejects. */
  tell(ids: readonly string[], about: Pick<Leaving, 'requestId' | 'log'>): Promise<void>
  /** Waits for what is under way; what the gateway has not heard of by then it will not. */
  close(): Promise<void>
}

interface LogOutOptions {
  readonly state: Pick<State, 'revocations' | 'counters'>
  readonly now: () => Date
  /** How long a session lasts at most, in milliseconds. */
  readonly longestMs: number
  /** Ends the session at the gateway. Never rejects. */
  endAtGateway(leaving: Leaving): Promise<Heard>
  /** Told of a session that the gateway has ended, or at first not heard of. */
  left?(leaving: Leaving, isHeard: boolean): void
  /** How many tokens are remembered here; as below when left out. */
  readonly remembered?: number
}

/** What other instances are to know within a second leaves here after half of it (SEC-01). */
const patienceMs = 500
const againMs = 15_000
/** Tokens brought longest ago are forgotten first: by then the gateway has refused or ended most of them. */
const rememberedTokens = 10_000
/** So many sessions of which the gateway has not heard wait for it. */
const waiting = 1_000

const quarter = 15 * 60_000
/** How many tokens that the gateway did not confirm are written down: they may be anything that somebody made up. */
const unheardLimits = {
  client: { times: 20, windowMs: quarter },
  overall: { times: 500, windowMs: quarter },
} as const satisfies Record<string, Allowance>

/**
 * The portal does not verify tokens, so a log-out by itself proves nothing. Here the very token that was brought counts no more at once;
 * that hurts nobody but who holds it. Other instances learn the ids that the gateway says it has ended (SEC-01). While it cannot be
 * asked, they learn of the token alone, and so often only, and it is asked again until it answers.
 */
export function createLogOuts(options: LogOutOptions): LogOuts {
  const { state, now, longestMs, endAtGateway, left, remembered = rememberedTokens } = options
  const brought = new Set<string>()
  const unheard = new Set<Leaving>()
  const underWay = new Set<Promise<unknown>>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const tell: LogOuts['tell'] = async (ids, { requestId, log }) => {
    try {
      if (ids.length > 0) await state.revocations.endSessions(ids, new Date(now().getTime() + longestMs))
    } catch (error) {
      log.error({ requestId, reason: String(error) }, 'other instances may not know of sessions that ended')
    }
  }

  /** Whether the gateway was heard. */
  async function settle(leaving: Leaving, heard: Heard): Promise<boolean> {
    if ('unheard' in heard) return heard.unheard === 'for good'
    if (heard.ended.length > 0) left?.(leaving, true)
    await tell(heard.ended, leaving)
    return true
  }

  async function mayWrite({ client }: Leaving): Promise<boolean> {
    const { counters } = state
    const byClient = await counters.consume(`unheard log-out by ${networkOf(client)}`, unheardLimits.client)
    return byClient.allowed && (await counters.consume('unheard log-out', unheardLimits.overall)).allowed
  }

  async function end(leaving: Leaving, told: () => void): Promise<void> {
    const { log, requestId, session } = leaving
    const asking = endAtGateway(leaving)
    const { promise: late, resolve } = Promise.withResolvers<Heard>()
    const patient = setTimeout(resolve, patienceMs, { unheard: 'for now' })
    const first = await Promise.race([asking, late])
    clearTimeout(patient)
    const isWritten = 'unheard' in first && (await mayWrite(leaving).catch(() => false))
    if (isWritten) await tell([session.claims.tokenMarks.id], leaving)
    if ('unheard' in first) told()
    const heard = await asking
    if ('unheard' in heard) left?.(leaving, false)
    if (await settle(leaving, heard)) return
    log.warn({ requestId }, 'the gateway has not heard of a log-out yet')
    if (isWritten && unheard.size < waiting) unheard.add(leaving)
    plan()
  }

  /** Tries them one after the other, and no further than to the first that the gateway does not hear of. */
  async function tryAgain(): Promise<void> {
    timer = undefined
    for (const leaving of unheard) {
      const isOver = leaving.session.claims.exp * 1000 <= now().getTime()
      if (!isOver && !(await settle(leaving, await endAtGateway(leaving)))) break
      unheard.delete(leaving)
    }
    plan()
  }

  function plan(): void {
    if (unheard.size > 0 && !isClosed) timer ??= setTimeout(() => follow(tryAgain()), againMs).unref()
  }

  function follow(work: Promise<void>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  return {
    has: token => brought.has(token),
    tell,
    leave(leaving) {
      const { id } = leaving.session.claims.tokenMarks
      if (brought.has(id)) return Promise.resolve()
      brought.add(id)
      for (const oldest of brought) {
        if (brought.size <= remembered) break
        brought.delete(oldest)
      }
      const { promise: told, resolve } = Promise.withResolvers<void>()
      follow(
        end(leaving, resolve)
          .catch((error: unknown) => {
            leaving.log.error({ requestId: leaving.requestId, reason: String(error) }, 'a session may go on')
          })
          .finally(resolve),
      )
      return told
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await Promise.all(underWay)
    },
  }
}
