import type { FamilyPartsFragment } from '../../generated/benefits-screen.ts'
import { Results } from '../../ui/results/results.tsx'
import { TabLinks } from '../../ui/tab-links/tab-links.tsx'
import styles from './family-links.module.css'

interface Props {
  label: string
  family: readonly FamilyMember[]
  /** Whose benefits of when show, for everybody to see and hear. */
  shown: string
}

/** Whose benefits to look at; somebody who sees nobody else has no choice to make (BENEFIT-06). */
export function FamilyLinks({ label, family, shown }: Props) {
  if (family.length < 2) return null
  const members = family.map(({ suffix, name }) => ({ value: String(suffix), label: name }))
  return (
    <div className={styles.family}>
      <TabLinks label={label} name="member" tabs={members} look="pills" />
      <Results count={shown} />
    </div>
  )
}

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
