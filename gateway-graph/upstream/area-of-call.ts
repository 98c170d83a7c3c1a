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

function segment(call: string, from: number): string {
  const end = call.indexOf('/', from)
  return call.slice(from, end < 0 ? undefined : end)
}
