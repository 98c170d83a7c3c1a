import { type AuditEntry, type AuditEvent, addressClass } from '../../schema/audit/chain.ts'
import type { AuditRecorder } from '../../schema/audit/recorder.ts'
import type { Clock } from '../clock.ts'
import { GatewayError } from '../gateway-error.ts'

/** What handlers add to the audit's row of their call (SEC-19). */
export interface AuditNote {
  /** Whose account a call turned out to be about: of one without a token, or of staff for a member. */
  about(memberKey: string): void
  /** Wrong passwords have just stopped log-ins. */
  locked(): void
}

/** A call as the audit names it. */
interface AuditedCall {
  /** Operation id. */
  readonly id: string
  readonly audit: AuditEvent
  /** Whether it names what it asks for, so that nothing found may be somebody else's. */
  readonly asks: boolean
  /** IP address of the client. */
  readonly client: string
  readonly request: string
}

/** The people behind a token that we signed: who logged in, and whom it is about. */
interface People {
  readonly personKey: string
  readonly memberKey: string
}

/** Media types of what is data; any other answer to a member is a file. */
const data: ReadonlySet<string> = new Set(['application/json', 'text/plain'])
/** What is on disk before it is answered: nobody who was told of it can make it undone by ending the process. */
const first: ReadonlySet<AuditEvent> = new Set(['sign-in', 'log-in-as', 'credentials', 'contact'])

/**
 * The audit of one call. Every call is recorded that does not read, that staff make as a member, that answers a file or is
 * refused; whoever adds a call to the contract need not think of it.
 */
export class CallAudit implements AuditNote {
  readonly #call: AuditedCall
  readonly #recorder: AuditRecorder
  readonly #clock: Clock
  #people: People | undefined
  #about: string | undefined
  #isLocked = false

  constructor(call: AuditedCall, recorder: AuditRecorder, clock: Clock) {
    this.#call = call
    this.#recorder = recorder
    this.#clock = clock
  }

  /** Whose token came with the call, also when it is good for nothing any more. */
  by(people: People): void {
    this.#people = people
  }

  about(memberKey: string): void {
    this.#about = memberKey
  }

  locked(): void {
    this.#isLocked = true
  }

  /**
   * The call is about to be answered.
   * @throws GatewayError 503 when it begins to act as a member and that cannot be recorded.
   */
  async done(mediaType: string): Promise<void> {
    const { audit } = this.#call
    const event = this.#people !== undefined && !data.has(mediaType) ? 'file' : audit
    if (event === 'read' && !this.#acts) return
    this.#record(event, 'done')
    if (!first.has(event) && !(this.#acts && event !== 'read')) return
    const isStored = await this.#recorder.stored()
    // Nobody acts as a member without leaving a trace; members go on, and the row is stored as soon as there is room.
    if (!isStored && event === 'log-in-as')
      throw new GatewayError('UNAVAILABLE', 'This cannot be done right now. Please try again later.')
  }

  /** The call failed. */
  failed(error: unknown): void {
    const { audit, asks } = this.#call
    const [code, status] = error instanceof GatewayError ? [error.body.code, error.status] : ['INTERNAL', 500]
    if (this.#isLocked) this.#record('lock', 'done')
    const isRefused = status === 401 || status === 403 || (status === 404 && asks && this.#people !== undefined)
    if (isRefused) this.#record(audit === 'sign-in' || audit === 'log-in-as' ? audit : 'refusal', code)
    else if (audit !== 'read' || this.#acts) this.#record(audit, code)
  }

  get #acts(): boolean {
    return this.#people !== undefined && this.#people.personKey !== this.#people.memberKey
  }

  #record(event: AuditEvent, result: string): void {
    const { id, client, request } = this.#call
    const person = this.#people?.personKey ?? this.#about ?? null
    this.#recorder.record({
      ...{ at: this.#clock.now().toISOString(), event, result, person, actingAs: this.#member(person) },
      // Whoever asks without a token is nobody, whatever the call: a flood of them is one kind of row.
      what: event === 'refusal' && person === null ? 'any call' : id,
      ...{ origin: addressClass(client), request },
    } satisfies AuditEntry)
  }

  /** For whom somebody known did it, when that is another. */
  #member(person: string | null): string | null {
    if (this.#people === undefined) return null
    const member = this.#about ?? this.#people.memberKey
    return member === person ? null : member
  }
}
