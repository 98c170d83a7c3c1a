import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'

/** The folder of gateway-graph that owns the calls under a first path segment. */
const areas: { readonly [segment: string]: string } = {
  token: 'account',
  'login-as': 'account',
  account: 'account',
  'group-selection': 'groups',
  groups: 'groups',
  'group-detail': 'groups',
  benefits: 'benefits',
  eligibility: 'benefits',
  'medicare-materials': 'medicare-materials',
  claims: 'claims',
  eobs: 'eobs',
  referrals: 'referrals',
  pcp: 'primary-care',
  programs: 'programs',
  handbook: 'programs',
  idCard: 'id-cards',
  ebill: 'ebill',
  'plan-management': 'plan-management',
}

/** The area of a call, by its path below the base path; addresses of a manifest belong to messages. */
export function areaOfCall(call: string): string {
  const version = /^v\d+\//.exec(call)?.[0].length ?? 0
  return areas[segment(call, version)] ?? 'messages'
}

/** Calls that need no token, by method and path: anybody can make them fail. */
const openCalls: ReadonlySet<string> = new Set(
  Object.values(gatewayOperations)
    .filter(({ secured }) => !secured)
    .map(({ method, path }) => `${method} ${path.slice(1)}`),
)

/**
 * The circuit that a call goes through: its area's, but for a call that needs no token, which has one of its own. So nothing that a
 * stranger does to sign-in, registration or recovery stops the calls of members who are inside (SEC-12).
 */
export function circuitOfCall(method: string, call: string): string {
  const name = `${method} ${call}`
  return openCalls.has(name) ? name : areaOfCall(call)
}

function segment(call: string, from: number): string {
  const end = call.indexOf('/', from)
  return call.slice(from, end < 0 ? undefined : end)
}

const paths = Object.values(gatewayOperations).map(({ path }) => path.slice(1))

/** Paths of the contract that hold nothing of a member: most calls are one of them, and metrics name every call. */
const plain: ReadonlyMap<string, string> = new Map(paths.filter(path => !path.includes('{')).map(path => [path, path]))

/** All paths in segments, by how many these are; those with fewer parameters first: they are the better match. */
const templates: ReadonlyMap<number, string[][]> = Map.groupBy(
  paths.map(path => path.split('/')).sort((a, b) => parametersOf(a) - parametersOf(b)),
  segments => segments.length,
)

/**
 * What a call is named in errors and logs: its path in the contract ("programs/{programId}/details"), because the path
 * that is asked may hold an id of the member's. For a path that is not in the contract, the first segment.
 */
export function nameOfCall(path: string): string {
  const known = plain.get(path)
  if (known !== undefined) return known
  const asked = path.split('/')
  const template = templates
    .get(asked.length)
    ?.find(segments => segments.every((segment, index) => isParameter(segment) || segment === asked[index]))
  return template?.join('/') ?? asked[0] ?? ''
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

function parametersOf(segments: readonly string[]): number {
  return segments.filter(isParameter).length
}
