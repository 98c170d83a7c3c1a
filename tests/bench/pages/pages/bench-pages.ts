/** A page that is compared, of the member of the canned family. */
export interface BenchPage {
  name: 'home' | 'claims' | 'benefits' | 'log-in'
  path: string
  /** Whether a member is signed in. */
  signedIn: boolean
  /**
   * What it needs of the gateway, below the base path. For Home the eight calls of bench:graph, as few as a program of one's own
   * makes; the portal makes more for menus, tiles and facts.
   */
  calls: readonly string[]
}

export const benchPages: readonly BenchPage[] = [
  {
    name: 'home',
    path: '/home',
    signedIn: true,
    calls: [
      'account',
      'account/getEmployeeId',
      'plan-management/details',
      'ebill/hasEbill',
      'ebill/showEbillAlert',
      'claims/medical',
      'idCard/eligible',
      'programs',
    ],
  },
  {
    name: 'claims',
    path: '/claims',
    signedIn: true,
    calls: ['account', 'groups', 'claims/medical', 'claims/metadata'],
  },
  {
    name: 'benefits',
    path: '/benefits/medical',
    signedIn: true,
    calls: ['account', 'groups', 'eligibility/family', 'benefits/history', 'benefits/limits', 'benefits/medical'],
  },
  { name: 'log-in', path: '/login', signedIn: false, calls: [] },
]
