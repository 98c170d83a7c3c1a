import type { ErrorBody, ErrorCode } from '../schema/generated/gateway-types.ts'

const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_REQUEST: 400,
  CURRENT_PASSWORD_WRONG: 400,
  EMPLOYEE_NOT_ALLOWED: 400,
  PCP_DATE_NOT_ELIGIBLE: 400,
  PCP_PROVIDER_NOT_AVAILABLE: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  LOGIN_ATTEMPTS_REMAINING: 401,
  ACCOUNT_LOCKED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

/** A refusal that is answered as it stands: its message is for people and never holds member data. */
export class GatewayError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(code: ErrorCode, message: string, details: Pick<ErrorBody, 'field' | 'attemptsRemaining'> = {}) {
    super(message)
    this.name = 'GatewayError'
    this.status = STATUS[code]
    this.body = { code, message, ...details }
  }
}
