/** What an id names that is somebody's. */
export type Kind =
  | 'memberKey'
  | 'suffix'
  | 'claim'
  | 'eob'
  | 'eobFile'
  | 'group'
  | 'program'
  | 'subscriberId'
  | 'signIn'
  | 'node'

/** Ids of one person, by what they name. */
export type Ids = Partial<Record<Kind, string | number>>

/** What an input is: an id of a kind, an id of what is nobody's and the same for all, or no id. */
export type Meaning = Kind | 'nobodys' | 'none'

/** Inputs by name. A name that means different things in different places stands below with its place. */
const byName: Readonly<Record<string, Meaning>> = {
  ...{ memberKey: 'memberKey', suffix: 'suffix', memberSuffix: 'suffix', memberSuffixes: 'suffix' },
  ...{ claimId: 'claim', documentId: 'eob', docId: 'eobFile', groupId: 'group', group: 'group', programId: 'program' },
  ...{ subscriberId: 'subscriberId' },
  // Providers, questions and brands are the same for everybody; the key of the eBill stand-in is signed.
  ...{ providerId: 'nobodys', providerIds: 'nobodys', questionId: 'nobodys', domainId: 'nobodys', domain: 'nobodys' },
  userKey: 'nobodys',
  // Texts that are acknowledged are pages of the manifest.
  ...{ acknowledgements: 'nobodys', text: 'nobodys' },
  // What people type about themselves, and secrets: knowing one is the proof, and there is no telling whose it is.
  ...{
    username: 'none',
    password: 'none',
    currentPassword: 'none',
    newPassword: 'none',
    answer: 'none',
    token: 'none',
  },
  ...{ firstName: 'none', lastName: 'none', emailAddress: 'none', email: 'none', phoneNumber: 'none', device: 'none' },
  ...{ addressLine1: 'none', addressLine2: 'none', city: 'none', state: 'none', zipCode: 'none', country: 'none' },
  knownDevice: 'none',
  // Pages, times and what is searched for.
  ...{ first: 'none', last: 'none', after: 'none', before: 'none', skip: 'none' },
  ...{ providers: 'nobodys', provider: 'nobodys', status: 'none', from: 'none', suffixes: 'suffix' },
  ...{ page: 'none', size: 'none', radius: 'none', zip: 'none', searchString: 'none', providerName: 'none' },
  ...{ path: 'none', effectiveDate: 'none' },
  ...{ statusCode: 'none', claimStatus: 'none', testEnvironment: 'none', firstTime: 'none' },
}

const byPlace: Readonly<Record<string, Meaning>> = {
  ...{ 'revokeToken.id': 'signIn', 'Mutation.endSignIn.id': 'signIn' },
  'Query.node.id': 'node',
  ...{
    'Member.claim.number': 'claim',
    'Family.explanationOfClaim.number': 'claim',
    'Family.explanation.number': 'eob',
  },
  ...{ 'Family.claims.patient': 'suffix', 'Family.claimChoices.patient': 'suffix' },
  ...{ 'Family.explanations.patient': 'node', 'Family.explanationChoices.patient': 'node' },
  'Member.explanations.patient': 'node',
  'Viewer.primaryCareProvider.number': 'nobodys',
  ...{
    'Family.referrals.patient': 'node',
    'Family.referralChoices.patient': 'node',
    'Member.referrals.patient': 'node',
  },
  ...{ 'Member.program.number': 'program', 'Benefits.service.id': 'nobodys' },
}

/**
 * What an input of a call or a field is.
 * @throws Error for an input that nobody has said it of yet, with the place where to say it.
 */
export function meaningOf(door: string, name: string): Meaning {
  const found = byPlace[`${door}.${name}`] ?? byName[name]
  if (found === undefined)
    throw new Error(
      `${door} takes "${name}": say in tests/doors/support/ids.ts whose thing it names, 'nobodys' when it is the same for everybody, or 'none' when it is no id`,
    )
  return found
}

/** No id of anybody, in the form that ids of the kind have. */
export const notThere: Readonly<Record<Kind, string | number>> = {
  ...{ memberKey: 'M0000000', suffix: 57, claim: 'C0000000', eob: 'D0000000', eobFile: 'PDFD0000000' },
  ...{ group: '99999999', program: 99_999, subscriberId: 'ZZZ999999', signIn: 'there-is-no-such-sign-in' },
  node: Buffer.alloc(48, 7).toString('base64url'),
}

const long = '1'.repeat(8192)

/** What nobody sends who means well, in the place of an id. */
export function hostileValues(own: string | number, other: string | number): readonly (readonly [string, unknown])[] {
  const shared: readonly (readonly [string, unknown])[] = [
    ['unicode digits', '１２٣'],
    ['negative', typeof own === 'number' ? -1 : '-1'],
    ['an array', [own, other]],
    ['8 KB', typeof own === 'number' ? Number(long.slice(0, 300)) : long],
    ['8 KB of text', long],
    ['an object', { own }],
    ['a path', `../${other}`],
    ['empty', ''],
  ]
  if (typeof own === 'number') return [...shared, ['a fraction', own + 0.5], ['a word', 'self']]
  const malformed = [
    `${own}' or '1'='1`,
    `${own}%00`,
    `${own}\r\nx: y`,
    `${own}?suffix=0`,
    '__proto__',
    ` ${own} `,
    `${own},${other}`,
    String(own).replace(/^./, '0$&'),
  ]
  return [...shared, ...malformed.map(value => [`malformed, ${JSON.stringify(value)}`, value] as const)]
}
