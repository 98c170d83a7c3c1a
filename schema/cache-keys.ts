/**
 * What tells a thing of a type from others of it, within what one person may see. The client's documents ask for these
 * fields by themselves (server/generate/keyed-documents.ts), so that whatever two screens show of one thing is kept once.
 * A list of none: there is one such thing. Types that are not here are kept inside what they were asked of. Where a list
 * has many of a type its key is the insurer's number and not the node id, which costs the server 7 µs each.
 */
export const cacheKeys = {
  Viewer: ['id'],
  Family: ['id'],
  Member: ['id'],
  Claim: ['category', 'number'],
  Explanation: ['number'],
  Program: ['number'],
  PrimaryCareProvider: ['number'],
  PrimaryCare: [],
  MemberPrimaryCare: ['suffix'],
  Preferences: [],
  RegistrationPolicy: [],
  PlanManagement: [],
  Ebill: [],
  Facts: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
