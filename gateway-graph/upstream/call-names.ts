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

/** What is known of a call by its path alone. */
interface KnownCall {
  /** Its path in the contract. */
  readonly name: string
  readonly area: string
  /** The circuits that differ from its area's, by method. */
  readonly circuits: ReadonlyMap<string, string>
}

const operations = Object.values(gatewayOperations).map(({ method, path, secured }) => ({
  ...{ method, secured },
  path: path.slice(1),
}))

/** Calls by the paths of the contract that hold nothing of a member: most calls are one of them, and every call is asked for often. */
const plain: ReadonlyMap<string, KnownCall> = new Map(
  operations
    .filter(({ path }) => !path.includes('{'))
    .map(({ path }) => {
      // What needs no token anybody can make fail.
      const open = operations.filter(one => one.path === path && !one.secured)
      const circuits = new Map(open.map(({ method }) => [method, `${method} ${path}`]))
      return [path, { name: path, area: areaOfSegment(path), circuits }]
    }),
)

/** The paths with parameters in segments, by the first, which is none; those with fewer parameters first: they are the better match. */
const templates: ReadonlyMap<string, { name: string; segments: string[] }[]> = Map.groupBy(
  [...new Set(operations.map(({ path }) => path))]
    .filter(path => path.includes('{'))
    .map(name => ({ name, segments: name.split('/') }))
    .sort((a, b) => parametersOf(a.segments) - parametersOf(b.segments)),
  ({ segments: [first = ''] }) => first,
)

/** What is known of a path of the contract without parameters, which needs no further look to be sent. */
export function knownCall(path: string): KnownCall | undefined {
  return plain.get(path)
}

/** The area of a call, by its path below the base path; addresses of a manifest belong to messages. */
export function areaOfCall(call: string, known = plain.get(call)): string {
  return known?.area ?? areaOfSegment(call)
}

function areaOfSegment(call: string): string {
  const version = /^v\d+\//.exec(call)?.[0].length ?? 0
  return areas[segment(call, version)] ?? 'messages'
}

function segment(call: string, from: number): string {
  const end = call.indexOf('/', from)
  return call.slice(from, end < 0 ? undefined : end)
}

/**
 * The circuit that a call goes through: its area's, but for a call that needs no token, which has one of its own. So nothing that a
 * stranger does to sign-in, registration or recovery stops the calls of members who are inside (SEC-12).
 */
export function circuitOfCall(method: string, call: string, known = plain.get(call)): string {
  return known?.circuits.get(method) ?? areaOfCall(call, known)
}

/**
 * What a call is named in errors and logs: its path in the contract ("programs/{programId}/details"), because the path
 * that is asked may hold an id of the member's. For a path that is not in the contract, the first segment.
 */
export function nameOfCall(path: string): string {
  const known = plain.get(path)
  if (known !== undefined) return known.name
  const asked = path.split('/')
  const [first = ''] = asked
  const template = templates
    .get(first)
    ?.find(
      ({ segments }) =>
        segments.length === asked.length &&
        segments.every((segment, index) => isParameter(segment) || segment === asked[index]),
    )
  return template?.name ?? first
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

function parametersOf(segments: readonly string[]): number {
  return segments.filter(isParameter).length
}
