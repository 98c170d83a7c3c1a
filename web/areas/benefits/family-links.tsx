import { Results } from '../../ui/results/results.tsx'
import { TabLinks } from '../../ui/tab-links/tab-links.tsx'
import type { FamilyMember } from './family.ts'
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
