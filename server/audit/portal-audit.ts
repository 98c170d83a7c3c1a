import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { type AuditEntry, addressClass } from '../../schema/audit/chain.ts'
import { type AuditRecorder, createAuditRecorder } from '../../schema/audit/recorder.ts'
import type { Audit } from '../state/state.ts'

/** What a row says besides who did it. */
export type What = Pick<AuditEntry, 'event' | 'result' | 'what'>
/** Who did it, and as whom. */
export type Who = Pick<AuditEntry, 'person' | 'actingAs'>
/** Where it came from. */
export interface From {
  /** Network address of the client, or `unknown`. */
  readonly client: string
  readonly requestId: string
}

/** What the portal records of all requests (SEC-19). */
export interface PortalAudit extends Pick<AuditRecorder, 'stored' | 'close'> {
  record(what: What, who: Who, from: From): void
  /** Records it with the people that a token names once the gateway has said that it is its own, else as of nobody. */
  recordProven(proof: () => Promise<boolean>, what: What, who: Who, from: From): Promise<void>
}

export const nobody: Who = { person: null, actingAs: null }

/** Proofs under way at once: more tokens that nobody has proven are somebody's who makes them up. */
const proofsAtOnce = 20

/** Opens the audit of a portal over the store of all instances. */
export function createPortalAudit(store: Pick<Audit, 'append'>, now: () => Date, log: Log): PortalAudit {
  const underWay = new Set<Promise<void>>()
  const recorder = createAuditRecorder({
    append: entries => store.append(entries),
    now,
    report: ({ error, ...entries }) => {
      if (error === undefined) log.info(entries, 'the audit is stored again')
      else log.error({ reason: String(error), ...entries }, 'the audit cannot be stored; it is tried again')
    },
  })
  const at = () => now().toISOString()
  const write = (when: string, { event, result, what }: What, { person, actingAs }: Who, from: From) => {
    // A flood of strangers is few kinds of rows, whatever they ask for.
    const place = event === 'refusal' && person === null && actingAs === null ? anything(what) : what
    const origin = addressClass(from.client)
    recorder.record({ at: when, event, result, person, actingAs, what: place, origin, request: from.requestId })
  }
  return {
    record: (what, who, from) => write(at(), what, who, from),
    recordProven(proof, what, who, from) {
      const when = at()
      if (underWay.size >= proofsAtOnce) {
        write(when, what, nobody, from)
        return Promise.resolve()
      }
      const work = proof().then(isProven => write(when, what, isProven ? who : nobody, from))
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
      return work
    },
    stored: () => recorder.stored(),
    async close() {
      await Promise.all(underWay)
      await recorder.close()
    },
  }
}

/** Records a request that no page of ours sent. */
export function recordStranger(audit: PortalAudit, what: string, from: From): void {
  audit.record({ event: 'refusal', result: 'CROSS_SITE', what }, nobody, from)
}

/** What strangers are refused: pages, files, or anything of the graph. */
function anything(what: string): string {
  if (what.startsWith('/files/')) return '/files/*'
  return what.startsWith('/') && what !== '/graphql' ? '/*' : '/graphql'
}
