import type { ErrorBody, ErrorCode } from '../schema/generated/gateway-types.ts'

const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  CURRENT_PASSWORD_WRONG: 400,
  EMPLOYEE_NOT_ALLOWED: 400,
  PCP_DATE_NOT_ELIGIBLE: 400,
  PCP_PROVIDER_NOT_AVAILABLE: 400,
  PASSWORD_EASY_TO_GUESS: 400,
  SECURITY_ANSWERS_WRONG: 400,
  RECOVERY_LINK_INVALID: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  LOGIN_ATTEMPTS_REMAINING: 401,
  ACCOUNT_LOCKED: 401,
  FORBIDDEN: 403,
  JOURNEY_UNFINISHED: 403,
  NOT_WHILE_ACTING: 403,
  PASSWORD_CHANGE_NEEDED: 403,
  NOT_FOUND: 404,
  USERNAME_TAKEN: 409,
  CANCELLATION_NOT_POSSIBLE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

type Details = Pick<ErrorBody, 'field' | 'attemptsRemaining'> & {
  /** With TOO_MANY_REQUESTS: seconds to wait, sent as Retry-After. */
  readonly retryAfterSeconds?: number
}

/** An error that the caller gets as it is: its message is for people and never holds member data. */
export class GatewayError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, { retryAfterSeconds, ...details }: Details = {}) {
    super(message)
    this.name = 'GatewayError'
    this.status = STATUS[code]
    this.retryAfterSeconds = retryAfterSeconds
    this.body = { code, message, ...details }
  }
}
