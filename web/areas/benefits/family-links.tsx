import type { FamilyPartsFragment } from '../../generated/benefits-screen.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Results } from '../../ui/results/results.tsx'
import { TabLinks } from '../../ui/tab-links/tab-links.tsx'
import styles from './family-links.module.css'

interface Props {
  label: string
  family: readonly FamilyMember[]
  /** Says whose benefits are shown, and of which day; announced to screen readers. */
  shown: string
}

/** Switches between family members; left out for members who see only themselves (BENEFIT-06). */
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

/** The family members whom the viewer may see, the viewer first: the default when the address names nobody. */
export function familyOf({ member, family }: FamilyPartsFragment): FamilyMember[] {
  const own = member?.suffix
  return (family?.members ?? [])
    .map(other => ({ suffix: other.suffix, name: fullName(other) }))
    .toSorted((one, other) => Number(other.suffix === own) - Number(one.suffix === own))
}

/** The name of a member; undefined for one whom the viewer may not see. */
export const memberName = (family: readonly FamilyMember[], suffix: number): string | undefined =>
  family.find(member => member.suffix === suffix)?.name
