import type { FamilyPlan } from './build/family-plan.ts'
import { DOMAIN_IDS, seedDomain } from './data/domains.ts'
import { createRandom } from './random.ts'
import { type CoverageKind, inGroup, ORDINARY } from './traits.ts'

const FIRST_NUMBER = 1_000_000
const GROUPS = ['regular', 'school', 'clinic', 'second', 'third', 'individual'] as const
const HOUSEHOLDS = ['single', 'couple', 'family', 'family'] as const
const COVERAGE: readonly CoverageKind[] = [
  'active',
  'active',
  'active',
  'active',
  'active',
  'active',
  'ending',
  'future',
  'termed',
]

/** The plan of generated family number `index`, from 1: the same for the same seed and day, whatever else is generated. */
export function generatedFamily(seed: string, index: number, today: string): FamilyPlan {
  const random = createRandom(`${seed} family ${index}`)
  const coverage = random.pick(COVERAGE)
  const isCovered = coverage !== 'future'
  return {
    domain: seedDomain(random.pick(DOMAIN_IDS)),
    number: FIRST_NUMBER + index,
    traits: {
      ...ORDINARY,
      household: random.pick(HOUSEHOLDS),
      groups: [inGroup(random.pick(GROUPS), coverage)],
      claims: isCovered && random.chance(85) ? 'ordinary' : 'none',
      hasReferrals: isCovered && random.chance(30),
      hasPcp: isCovered && random.chance(60),
      ebill: random.pick(['none', 'first-visit', 'registered']),
    },
    signIns: [{ name: `family${index}`, suffix: 0, description: 'Generated subscriber' }],
    today,
    random,
  }
}
