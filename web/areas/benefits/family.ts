import type { FamilyPartsFragment } from '../../generated/benefits-screen.ts'

export interface FamilyMember {
  suffix: number
  name: string
}

/** The members whom the viewer may see by name, the viewer first: whose benefits show unless the address says otherwise. */
export function familyOf({ member, account }: FamilyPartsFragment): FamilyMember[] {
  const own = member?.memberSuffix
  return (account?.members ?? [])
    .map(({ memberSuffix, firstName, lastName }) => ({ suffix: memberSuffix, name: `${firstName} ${lastName}` }))
    .toSorted((one, other) => Number(other.suffix === own) - Number(one.suffix === own))
}

/** The name of a member; undefined for one whom the viewer may not see. */
export const nameOf = (family: readonly FamilyMember[], suffix: number): string | undefined =>
  family.find(member => member.suffix === suffix)?.name
