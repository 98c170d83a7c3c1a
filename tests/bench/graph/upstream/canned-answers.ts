import {
  account,
  child,
  claim,
  claimPage,
  familyAnswers,
  planManagement,
  program,
  subscriber,
} from '../../../../gateway-graph/testing/fixture.ts'
import type * as rest from '../../../../schema/generated/gateway-types.ts'

/** How long the lists of the canned answers are. */
export interface Lengths {
  /** Claims on a page; three fill Home. */
  claims: number
  programs: number
}

export const usualLengths: Lengths = { claims: 3, programs: 12 }

/**
 * What the canned upstream answers: path below the base path to a body, JSON or text. A family of four in four kinds of
 * coverage, so that answers have the size of real ones.
 */
export function cannedAnswers({ claims, programs }: Lengths): ReadonlyMap<string, unknown> {
  const usual = Object.entries(familyAnswers).flatMap(([call, reply]) => {
    const [method, path = ''] = call.split(' ')
    if (method !== 'GET' || typeof reply === 'function') return []
    if ('json' in reply) return [[path, reply.json] as const]
    return 'text' in reply ? [[path, reply.text] as const] : []
  })
  return new Map<string, unknown>([
    ...usual,
    ['account', family],
    // Outside the base path.
    ['/quality/accreditations', { accreditations: {} } satisfies rest.QualityAccreditation],
    ['plan-management/details', planManagement],
    ['claims/medical', claimPage(...Array.from({ length: claims }, (_, index) => numberedClaim(index)))],
    ['programs', Array.from({ length: programs }, (_, index) => numberedProgram(index))],
  ])
}

const family: rest.Account = {
  ...account,
  members: [subscriber, child, relative('M2', 2), relative('M3', 3)],
}

function relative(key: string, suffix: number): rest.Member {
  return { ...child, memberKey: key, key, memberSuffix: suffix, firstName: `Relative ${suffix}` }
}

function numberedClaim(index: number): rest.Claim {
  return { ...claim, id: `C${index}`, provider: { providerId: `PR${index}`, providerName: `Dr. Number ${index}` } }
}

function numberedProgram(index: number): rest.Program {
  return {
    ...program,
    id: index + 1,
    name: `Program ${index}`,
    url: `https://programs.sample.example/${index}`,
    displayOrder: (index * 7) % 13,
  }
}
