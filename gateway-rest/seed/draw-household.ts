import type { Random } from './random.ts'
import type { FamilyRole } from './traits.ts'
import { weighted } from './weighted.ts'

/** Five people on average, so that 200,000 families are a million members. */
const SIZES = weighted([1, 4], [2, 6], [3, 8], [4, 14], [5, 20], [6, 21], [7, 15], [8, 12])
const OLD_SIZES = weighted([1, 55], [2, 45])
const OLDEST_CHILD = 25
const YOUNGEST_PARENT = 20

/** The people of a made-up family by age: working age with children up to 25, or people of 65 and more, who come alone or in couples. */
export function drawHousehold(random: Random, isOld: boolean): readonly FamilyRole[] {
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
