import { scryptSync } from 'node:crypto'
import { getPriority, setPriority } from 'node:os'
import type { AuditRecorder } from '../schema/audit/recorder.ts'
import { createClock, createClockFrom } from './clock.ts'
import type { HashQueue } from './security/hash-queue.ts'
import { type RunningGateway, startGateway } from './start-gateway.ts'

/** A wish for the sample members of a brand as of an instant; of now where none is named. */
export interface SamplesAsked {
  readonly id: number
  readonly domainId: number
  readonly at: string | undefined
}

/** Where their gateway listens, or why there is none. */
export type SamplesAnswer = { readonly id: number; readonly origin: string } | { readonly id: number; failure: string }

/** So many gateways are kept: of those asked for longest ago the first goes. */
const kept = 6

/** Nobody's password has to be kept here, and nobody waits for a thread: a hash is computed once. */
function ownHashes(): HashQueue {
  const known = new Map<string, Buffer>()
  let begun = 0
  return {
    async derive({ password, salt, cost, bytes }) {
      begun += 1
      const name = [password, Buffer.from(salt).toString('hex'), cost, bytes].join(' ')
      const key = known.get(name) ?? scryptSync(password, salt, bytes, { N: cost, r: 8, p: 1 })
      known.set(name, key)
      return key
    },
    get begun() {
      return begun
    },
    close: async () => {},
  }
}

/** What sample members do is nobody's doing. */
const noAudit: AuditRecorder = { record() {}, stored: async () => true, close: async () => {} }
const noMail = { send: async () => {}, close: async () => {} }

const gateways = new Map<string, Promise<RunningGateway>>()
const hashQueue = ownHashes()

/** The gateway with a brand's sample members as of an instant: in memory, with nobody else in it (STUDIO-19). */
async function gatewayFor({ domainId, at }: SamplesAsked): Promise<string> {
  const clock = at === undefined ? createClock() : createClockFrom(new Date(at))
  const key = `${domainId} ${at ?? clock.today()}`
  const known = gateways.get(key)
  const gateway =
    known ??
    startGateway({
      ...{ port: 0, dataFile: ':memory:', families: 0, domainIds: [String(domainId)], clock },
      ...{ hashQueue, audit: noAudit, mailer: noMail, sessionHours: 24 },
    })
  gateways.delete(key)
  gateways.set(key, gateway)
  for (const [old, running] of gateways) {
    if (gateways.size <= kept) break
    gateways.delete(old)
    void running.then(each => each.close()).catch(() => {})
  }
  gateway.catch(() => gateways.delete(key))
  return (await gateway).origin
}

async function answer(asked: SamplesAsked): Promise<SamplesAnswer> {
  try {
    return { id: asked.id, origin: await gatewayFor(asked) }
  } catch (error) {
    return { id: asked.id, failure: error instanceof Error ? error.message : String(error) }
  }
}

// Where processors are short, members' answers go first. Four steps leave it two fifths of a share: with ten, which leave a tenth,
// staff on a busy machine waited for more than half a minute until thirty sample members had signed in.
setPriority(Math.min(19, getPriority() + 4))
process.on('message', (asked: SamplesAsked) => {
  void answer(asked).then(told => process.send?.(told))
})
// The studio is gone, perhaps without a signal.
process.once('disconnect', () => process.exit(0))
