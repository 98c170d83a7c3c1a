import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import type {
  Account,
  ClaimPage,
  EobPage,
  GroupsInfo,
  PcpMembers,
  Program,
  TokenResponse,
} from '../../../schema/generated/gateway-types.ts'
import type { SampleFamily } from './sample-families.ts'

/** A member who asks: tokens, and what belongs to the member by the names that the contract uses for it. */
export interface BenchMember {
  readonly token: string
  /** A token of staff of the same brand. */
  readonly staffToken: string
  readonly values: Readonly<Record<string, string | number | undefined>>
}

/** Signs a subscriber in and finds out what calls have to be asked for. */
export async function benchMember(origin: string, family: SampleFamily, today: string): Promise<BenchMember> {
  const { username, domainId } = family
  const token = await logIn(origin, username, domainId)
  const get = <T>(path: string) => getJson<T>(`${origin}/api/${path}`, token)
  const dates = { startDate: `${Number(today.slice(0, 4)) - 2}-01-01`, endDate: today, asOfDate: today }
  const period = `startDate=${dates.startDate}&endDate=${today}&page=0&size=10`
  const account = await get<Account>('account')
  const claims = await get<ClaimPage>(`claims/medical?${period}&suffix=0&claimStatus=02`)
  const eobs = await get<EobPage>(`v2/eobs?${period}&claimType=M`)
  const programs = await get<Program[]>('programs')
  const groups = await get<GroupsInfo>('groups')
  const pcp = (await get<PcpMembers>('pcp/members')).members[0]
  const subscriber = account.members[0]
  const [eob] = eobs.content
  return {
    token,
    staffToken: await logIn(origin, `anyone${domainId}`, domainId),
    values: {
      ...dates,
      ...{ username, password: DEMO_PASSWORD, domainId, domain: domainId, token, suffix: 0, page: 0, size: 10 },
      ...{ category: 'medical', claimType: 'M', claimId: claims.content[0]?.id },
      ...{ documentId: eob?.documentId, docId: eob?.pdfDocumentId ?? undefined, programId: programs[0]?.id },
      ...{ subscriberId: account.subscriberId, memberKey: subscriber?.memberKey, firstName: subscriber?.firstName },
      ...{ lastName: subscriber?.lastName, dateOfBirth: subscriber?.dateOfBirth, groupId: groups.groups[0]?.groupId },
      ...{ effectiveDate: pcp?.eligibleDates[0], providerId: pcp?.history[0]?.providerId },
    },
  }
}

async function logIn(origin: string, username: string, domainId: string): Promise<string> {
  const response = await fetch(`${origin}/api/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD, domainId }),
  })
  if (!response.ok) throw new Error(`${username} cannot log in: ${response.status}`)
  const { token } = (await response.json()) as TokenResponse
  const completed = await fetch(`${origin}/api/token/complete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  // A gateway of before sessions could end has no such call.
  return completed.ok ? ((await completed.json()) as TokenResponse).token : token
}

async function getJson<T>(address: string, token: string): Promise<T> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as T
}
