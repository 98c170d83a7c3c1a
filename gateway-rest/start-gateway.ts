import type { AuditRecorder, AuditTrouble } from '../schema/audit/recorder.ts'
import { auditFileBeside } from '../schema/audit/sqlite-audit.ts'
import { openRecorder } from './audit/open-recorder.ts'
import { type Clock, createClock } from './clock.ts'
import { handlers } from './handlers.ts'
import { createAfterwards } from './http/afterwards.ts'
import { type Logger, type LogRecord, silentLogger } from './http/logger.ts'
import { buildServer, closeServer } from './http/server.ts'
import { createMailer, type MailOptions, readMailOptions } from './mail/create-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { createPortalLinks, type PortalAddresses, readPortalAddresses } from './mail/portal-links.ts'
import { type LogInLimits, logInLimits } from './security/check-password.ts'
import { createCountAttempt } from './security/count-attempt.ts'
import { createDigest } from './security/digest.ts'
import { createHashQueue, type HashQueue } from './security/hash-queue.ts'
import { createPasswords } from './security/passwords.ts'
import { createSessions } from './security/sessions.ts'
import { createTakeTurns } from './security/take-turns.ts'
import { signingKey, tokenKeys } from './security/token-keys.ts'
import { createTokens } from './security/tokens.ts'
import { type DataAge, dataAge } from './seed/data-age.ts'
import { populate } from './seed/populate.ts'
import { deleteDataFile } from './store/data-file.ts'
import { openDatabase } from './store/open-database.ts'

export interface GatewayOptions {
  /** 0 for any free port. */
  readonly port: number
  readonly host?: string
  /** A file, or ':memory:'. */
  readonly dataFile: string
  /** What records calls; by default they are stored beside the data file. */
  readonly audit?: AuditRecorder
  /** Forgets what the data file holds and makes a new population. */
  readonly fresh?: boolean
  readonly clock?: Clock
  readonly logger?: Logger
  /** How many generated families an empty database gets besides the personas. */
  readonly families?: number
  readonly seed?: string
  /** After so many hours a session ends, whatever renewed it (SEC-04); 12 unless stated. */
  readonly sessionHours?: number
  /** Domain ids of the brands that get personas. */
  readonly domainIds?: readonly string[] | undefined
  /** How many log-ins are let through; `logInLimits` where nothing is stated. */
  readonly logInLimits?: Partial<LogInLimits>
  /** Where passwords are hashed; a queue of its own when left out. */
  readonly hashQueue?: HashQueue
  /** How e-mail is sent; by default it goes to the outbox beside the data file. */
  readonly mail?: MailOptions
  /** Used instead of the mailer that `mail` configures. */
  readonly mailer?: Mailer
  /** Where links in e-mail lead. */
  readonly portals?: PortalAddresses
}

const SESSION_HOURS = 12

export interface RunningGateway {
  /** Where it listens, without a path: `http://127.0.0.1:4010`. */
  readonly origin: string
  /** Finishes the calls in flight, or cuts them off after a few seconds, then closes the database. */
  close(): Promise<void>
}

/** Opens the database, populates it when it is empty, and listens. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const {
    port,
    host = '127.0.0.1',
    dataFile,
    fresh = false,
    clock = createClock(),
    logger = silentLogger,
    families = 0,
    seed = 'portal',
    sessionHours = SESSION_HOURS,
    domainIds,
    mail = readMailOptions({}, dataFile),
    mailer = createMailer(mail, { clock }),
    portals = readPortalAddresses(),
    hashQueue = createHashQueue(),
  } = options
  if (fresh && dataFile !== ':memory:') {
    // Opened first, so that nothing but a database is ever deleted.
    openDatabase(dataFile).close()
    deleteDataFile(dataFile)
  }
  const database = openDatabase(dataFile)
  const audit =
    options.audit ?? openRecorder(auditFileBeside(dataFile), clock, trouble => logger(troubleRecord(trouble)))
  try {
    await populate(database, { families, seed, domainIds, today: clock.today() })
    logger(ageRecord(dataAge(database, clock.today())))
    const tokens = createTokens(tokenKeys(database, clock, sessionHours * 3_600), clock)
    const digest = createDigest(signingKey(database))
    const { afterwards, settle } = createAfterwards(logger)
    const server = buildServer(
      {
        database,
        clock,
        tokens,
        sessions: createSessions({ database, clock, tokens, afterwards, sessionHours }),
        mailer,
        links: createPortalLinks(portals),
        countAttempt: createCountAttempt(database, clock, digest),
        logInLimits: { ...logInLimits, ...options.logInLimits },
        digest,
        passwords: createPasswords(hashQueue),
        takeTurns: createTakeTurns(),
        afterwards,
        audit,
      },
      handlers,
      logger,
    )
    const origin = await server.listen({ port, host })
    return {
      origin,
      async close() {
        await closeServer(server)
        await settle()
        await mailer.close()
        await hashQueue.close()
        await audit.close()
        database.close()
      },
    }
  } catch (error) {
    await audit.close()
    database.close()
    throw error
  }
}

function troubleRecord({ error, waiting, lost }: AuditTrouble): LogRecord {
  if (error === undefined) return { level: 'info', message: 'the audit is stored again' }
  const reason = error instanceof Error ? error.message : String(error)
  return { level: 'error', message: 'the audit cannot be stored; it is tried again', reason, waiting, lost }
}

/** An old data file is served as it is, because it holds what members changed; the log warns about it. */
function ageRecord({ days, changes }: DataAge): LogRecord {
  const isOld = days > MAX_AGE_DAYS || changes > 0
  return { level: isOld ? 'warn' : 'info', message: isOld ? OLD : 'data file opened', days, changes }
}

/** After this, personas whose coverage was about to begin have active coverage. */
const MAX_AGE_DAYS = 30
const OLD =
  'data file is old: its dates are past and newer features may have no data; delete it or make a new population'
