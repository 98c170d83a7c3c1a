import type { FactValues } from '../../schema/generated/facts.ts'
import type { TokenClaims } from '../context/graph-context.ts'

const staffRoles = new Map<string | undefined, FactValues['staffRole']>([
  ['logInAsAnyone', 'anyone'],
  ['logInAsNonEmp', 'nonEmployee'],
])

/** The log-in-as role of a token, in `role` or `issuedByRole` (SESSION-07, PERM-09). */
export function staffRole(claims: Pick<TokenClaims, 'role' | 'issuedByRole'> | undefined): FactValues['staffRole'] {
  return staffRoles.get(claims?.role) ?? staffRoles.get(claims?.issuedByRole) ?? 'none'
}

/** Whether a log-in-as issued the token, so that staff act as a member (LOGINAS-18). Staff for themselves have only the role. */
export function actsAsMember(claims: Pick<TokenClaims, 'issuedByRole'> | undefined): boolean {
  return staffRoles.has(claims?.issuedByRole)
}
