import { request } from 'undici'
import { originOf } from '../../gateway-graph/upstream/call-address.ts'
import { briefly } from '../content/manifest-errors.ts'
import type { Portal } from '../portal/portal.ts'

/** How long the gateway may take to answer. */
const gatewayTimeoutMs = 2_000

/** What /readyz answers. Outdated manifests and an unreadable store are told, and do not keep members from being served. */
export interface Readiness {
  ready: boolean
  /** Not asked by a portal that is about to end. */
  gateway: 'ok' | 'unreachable' | 'not asked'
  /** Outdated: manifests were refused, and what was good before serves in their place. */
  content: 'ok' | 'outdated' | 'missing'
  state: 'ok' | 'unreadable'
  portal: 'ok' | 'draining'
  /** What is wrong, for an operator. */
  words: string[]
}

/** A part of the readiness, with what is wrong with it in words. */
type Part<State extends string> = readonly [state: State, words?: string]

/** Says whether a portal can serve members, as of now. Those who ask at once share one request to the gateway. */
export function createReadiness(portal: Portal): () => Promise<Readiness> {
  let asking: ReturnType<typeof gatewayOf> | undefined
  return async () => {
    if (portal.phase === 'serving')
      asking ??= gatewayOf(portal).finally(() => {
        asking = undefined
      })
    const gatewayPart: Part<Readiness['gateway']> = (await asking) ?? ['not asked']
    const parts = [gatewayPart, contentOf(portal), stateOf(portal), phaseOf(portal)] as const
    const [[gateway], [content], [state], [phase]] = parts
    return {
      ready: gateway === 'ok' && content !== 'missing' && phase === 'ok',
      ...{ gateway, content, state, portal: phase },
      words: parts.flatMap(([, words]) => words ?? []),
    }
  }
}

/** Any status below 500 will do: not every gateway has the address. */
async function gatewayOf({ gatewayUrl, pool }: Portal): Promise<Part<'ok' | 'unreachable'>> {
  const trouble = await request(new URL('/healthz', gatewayUrl), {
    dispatcher: pool,
    signal: AbortSignal.timeout(gatewayTimeoutMs),
  }).then(
    async ({ statusCode, body }) => {
      await body.dump()
      return statusCode < 500 ? undefined : `answers with status ${statusCode}`
    },
    error => `cannot be reached (${nameOf(error)})`,
  )
  if (trouble === undefined) return ['ok']
  const where = `The REST gateway at ${originOf(gatewayUrl)}`
  return ['unreachable', `${where} ${trouble}: nobody can sign in or see their data. See "The gateway is bad".`]
}

function contentOf({ hosts }: Portal): Part<Readiness['content']> {
  const refusal = hosts.refusal()
  const isMissing = hosts.current().brands.length === 0
  if (isMissing)
    return ['missing', 'There is no brand to serve: the folder of manifests has none, or none without mistakes.']
  if (!refusal) return ['ok']
  const serves = 'the last good ones serve. See "A revision is bad".'
  return ['outdated', `Manifests were refused at ${refusal.at.toISOString()} and ${serves} ${briefly(refusal.error)}`]
}

function stateOf({ state }: Portal): Part<Readiness['state']> {
  const trouble = state.trouble()
  if (trouble === undefined) return ['ok']
  return ['unreadable', `What instances share cannot be read (${nameOf(trouble)}). See "The database is bad".`]
}

function phaseOf({ phase }: Portal): Part<Readiness['portal']> {
  if (phase === 'serving') return ['ok']
  return ['draining', 'It was told to stop: it finishes what it has and should get no more requests.']
}

/** An error's code, which says more than its message and names nobody. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
