import type { BenchMember } from './bench-member.ts'
import type { ContractCall, Param } from './contract-calls.ts'
import { filled } from './filled.ts'

/** Parameters that make other questions of a call: an EOB by its claim alone, a filter that finds less, another visit. */
const LEFT_OUT = new Set(['claimId', 'providerIds', 'claimStatus', 'userKey', 'firstTime'])

/** The request by which a member makes a call: the contract's own examples, with what belongs to the member in their place. */
export function requestOf(origin: string, call: ContractCall, member: BenchMember): Request {
  const { values } = member
  const textOf = ({ name, example }: Param) => String(values[name] ?? example ?? '')
  let path = call.path
  const query = new URLSearchParams()
  for (const param of call.params) {
    if (param.in === 'path') path = path.replace(`{${param.name}}`, encodeURIComponent(textOf(param)))
    else if (param.in === 'query' && (param.required === true || !LEFT_OUT.has(param.name)))
      query.set(param.name, textOf(param))
  }
  const token = call.id === 'logInAs' ? member.staffToken : member.token
  return new Request(`${origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: call.method,
    headers: {
      ...(call.secured ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body === undefined ? {} : { 'content-type': call.body.mediaType }),
    },
    ...(call.body === undefined ? {} : { body: bodyText(call.body, values) }),
  })
}

function bodyText({ mediaType, example }: NonNullable<ContractCall['body']>, values: BenchMember['values']): string {
  const body = filled(example, values)
  if (mediaType === 'application/json') return JSON.stringify(body)
  return new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, String(value)])).toString()
}
