import type { Category } from '../../schema/generated/gateway-types.ts'
import type { FamilyPlan } from './build/family-plan.ts'
import { DOMAIN_IDS, seedDomain } from './data/domains.ts'
import type { GroupName } from './data/groups.ts'
import { createRandom, type Random, weighted } from './random.ts'
import { type CoverageKind, type FamilyRole, type GroupUse, inGroup, ORDINARY, type Traits } from './traits.ts'

const FIRST_NUMBER = 1_000_000

const GROUPS = weighted<GroupName>(
  ['regular', 24],
  ['school', 20],
  ['clinic', 12],
  ['second', 10],
  ['third', 10],
  ['individual', 14],
  ['short', 4],
  ['local598', 2],
  ['medicare', 4],
)
const COVERAGE = weighted<CoverageKind>(['active', 78], ['ending', 8], ['future', 4], ['termed', 9], ['none', 1])
const CATEGORIES = weighted<readonly Category[]>(
  [['medical', 'dental', 'vision', 'pharmacy'], 58],
  [['medical', 'pharmacy'], 16],
  [['medical', 'dental', 'pharmacy'], 13],
  [['dental'], 8],
  [['dental', 'vision'], 5],
)
const STATUS = weighted<Traits['status']>(['ACT', 94], ['INI', 2], ['FRC', 1], ['DLG', 2], ['DIS', 1])
const CLAIMS = weighted<Traits['claims']>(['none', 12], ['ordinary', 85], ['many', 3])
const EBILL = weighted<Traits['ebill']>(['none', 40], ['first-visit', 20], ['registered', 40])
const PLAN = weighted<Traits['plan']>(
  ['none', 60],
  ['renewal', 20],
  ['exchange-renewal', 12],
  ['cancel-medical', 5],
  ['cancel-both', 3],
)

/** The plan of generated family number `index`, from 1: the same for the same seed and day, however many others are generated. */
export function generatedFamily(seed: string, index: number, today: string): FamilyPlan {
  const random = createRandom(`${seed} family ${index}`)
  const domain = seedDomain(random.pick(DOMAIN_IDS))
  const groups = drawGroups(random)
  const [first] = groups
  const isCovered = first.coverage !== 'future' && first.coverage !== 'none'
  const hasMedical = first.categories.includes('medical')
  const isIndividual = first.group === 'individual'
  return {
    domain,
    number: FIRST_NUMBER + index,
    traits: {
      ...ORDINARY,
      household: drawHousehold(random, first.group === 'medicare'),
      groups,
      status: random.pick(STATUS),
      hasEmail: random.chance(97),
      preferences: random.chance(95) ? 'complete' : 'unset',
      isPolicySigned: random.chance(96),
      claims: isCovered ? random.pick(CLAIMS) : 'none',
      hasReferrals: isCovered && hasMedical && random.chance(30),
      hasPcp: isCovered && hasMedical && random.chance(60),
      isEmployee: random.chance(1),
      ebill: isIndividual ? random.pick(EBILL) : 'none',
      plan: isIndividual ? random.pick(PLAN) : 'none',
      medicareMaterials: first.group === 'medicare',
    },
    signIns: [{ name: `family${index}`, suffix: 0, description: 'Generated subscriber' }],
    today,
    random,
  }
}

/** One group; one family in eight has two. */
function drawGroups(random: Random): readonly [GroupUse, ...GroupUse[]] {
  const draw = (): GroupUse => inGroup(random.pick(GROUPS), random.pick(COVERAGE), random.pick(CATEGORIES))
  const first = draw()
  if (!random.chance(12)) return [first]
  const second = draw()
  return second.group === first.group ? [first] : [first, second]
}

/** Five people on average, so that 200,000 families are a million members. */
const SIZES = weighted([1, 4], [2, 6], [3, 8], [4, 14], [5, 20], [6, 21], [7, 15], [8, 12])
const OLD_SIZES = weighted([1, 55], [2, 45])
const OLDEST_CHILD = 25
const YOUNGEST_PARENT = 20

/** The people of a generated family: of working age with children up to 25, or 65 and older, alone or as a couple. */
function drawHousehold(random: Random, isOld: boolean): readonly FamilyRole[] {
  const size = random.pick(isOld ? OLD_SIZES : SIZES)
  const age = isOld ? random.between(65, 90) : random.between(size > 3 ? 30 : 22, 64)
  const roles = [role('SUB', age)]
  if (size > 1 && (isOld || random.chance(88))) roles.push(role('SPS', Math.max(21, age + random.between(-6, 6))))
  const oldestChild = Math.min(OLDEST_CHILD, age - YOUNGEST_PARENT)
  const ages = Array.from({ length: size - roles.length }, () => random.between(0, oldestChild))
  return [...roles, ...ages.sort((one, other) => other - one).map(years => role('CHD', years))]
}

const role = (relationship: FamilyRole['relationship'], age: number): FamilyRole => ({
  relationship,
  youngest: age,
  oldest: age,
})
