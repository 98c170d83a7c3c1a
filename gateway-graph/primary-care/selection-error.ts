import type { UserError } from '../generated/resolver-types.ts'
import { userError } from '../shared/user-error.ts'
import type { UpstreamError } from '../upstream/upstream-error.ts'

const codes: { readonly [code: string]: string } = {
  PCP_DATE_NOT_ELIGIBLE: 'DATE_NOT_ELIGIBLE',
  PCP_PROVIDER_NOT_AVAILABLE: 'PROVIDER_NOT_AVAILABLE',
  BAD_REQUEST: 'INVALID_INPUT',
}
const fields: { readonly [field: string]: string } = { email: 'emailAddress', pcpSelectList: 'members' }

/** What the person can mend of a refusal of `pcp/select`; undefined for any other failure. */
export function selectionError({ failure, body }: UpstreamError): UserError | undefined {
  const code = failure.status === 400 && body ? codes[body.code] : undefined
  if (code === undefined) return undefined
  const [first = '', ...rest] = body?.field?.split('.') ?? []
  return userError(code, first === '' ? null : [fields[first] ?? first, ...rest].join('.'))
}
