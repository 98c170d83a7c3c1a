import type { UserError } from '../generated/resolver-types.ts'
import type { UpstreamError } from '../upstream/upstream-error.ts'
import { userError } from './user-error.ts'

/** The gateway's code to the code of the user error that says so. */
export type KnownRefusals = Readonly<Record<string, string>>

/**
 * What a screen is told of a refusal that its person can mend: a code that is known there, INVALID_INPUT with the field
 * that breaks the contract, RATE_LIMITED. Undefined for anything else. No text of the service goes along (ERR-42).
 */
export function refusal({ failure, body }: UpstreamError, known: KnownRefusals): UserError | undefined {
  const code = body === undefined ? undefined : known[body.code]
  if (code !== undefined) return userError(code, body?.field ?? null)
  if (failure.status === 429) return userError('RATE_LIMITED')
  return failure.status === 400 && body?.field !== undefined ? userError('INVALID_INPUT', body.field) : undefined
}
