/** Statuses that stand behind the refusals of the calls that send and order cards. */
const statuses: Readonly<Record<string, number>> = {
  INVALID_INPUT: 400,
  NO_CARD: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The status of a refusal, as these calls' failures go to the error page (IDCARD-12). */
export const statusOfRefusal = (code: string): number => statuses[code] ?? 500
