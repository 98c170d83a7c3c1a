import type { AuditRecorder } from '../../schema/audit/recorder.ts'
import type { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import type { GatewayOperations } from '../../schema/generated/gateway-types.ts'
import type { AuditNote } from '../audit/call-audit.ts'
import type { Clock } from '../clock.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PortalLinks } from '../mail/portal-links.ts'
import type { LogInLimits } from '../security/check-password.ts'
import type { CountAttempt } from '../security/count-attempt.ts'
import type { Digest } from '../security/digest.ts'
import type { Passwords } from '../security/passwords.ts'
import type { Sessions } from '../security/sessions.ts'
import type { TakeTurns } from '../security/take-turns.ts'
import type { Tokens } from '../security/tokens.ts'
import type { Viewer } from '../security/viewer.ts'
import type { Database } from '../store/database.ts'
import type { Say } from '../words/say.ts'
import type { Afterwards } from './afterwards.ts'

/** What every handler can use. */
export interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly mailer: Mailer
  readonly links: PortalLinks
  readonly countAttempt: CountAttempt
  readonly logInLimits: LogInLimits
  readonly digest: Digest
  readonly passwords: Passwords
  /** Fire-and-forget work after the response. */
  readonly afterwards: Afterwards
  readonly takeTurns: TakeTurns
  readonly audit: AuditRecorder
}

type OperationId = keyof GatewayOperations

type Secured<Id extends OperationId> = (typeof gatewayOperations)[Id]['secured']

/** One request, already checked against the contract; `viewer` is set exactly when the call needs a token. */
export interface Call<Id extends OperationId> extends Services {
  readonly params: GatewayOperations[Id]['params']
  readonly body: GatewayOperations[Id]['body']
  /** The media type for the answer, negotiated with the request's Accept header. */
  readonly accepted: string
  /** Says words in the language of the request, for letters and e-mails that it causes (LOCALE-14). */
  readonly say: Say
  /** IP address of the client; a proxy on this machine may pass it on. */
  readonly client: string
  readonly viewer: Secured<Id> extends true ? Viewer : null
  /** What only the handler knows of what is recorded. */
  readonly note: AuditNote
}

/** Answers one call of the contract, or throws a `GatewayError`. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => GatewayOperations[Id]['answer'] | Promise<GatewayOperations[Id]['answer']>

/** A handler for every call of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }
