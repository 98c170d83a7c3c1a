import { Tag } from '../../ui/tag/tag.tsx'
import styles from './line-name.module.css'

interface Props {
  line: { procedureDescription: string; procedureCode: string; lineDisallowed: boolean }
  /** Marks a line that was disallowed as a whole (CLAIM-22). */
  disallowed: string
}

/** What a line was for, with its code. */
export function LineName({ line: { procedureDescription, procedureCode, lineDisallowed }, disallowed }: Props) {
  return (
    <span className={styles.name}>
      <span>{procedureDescription}</span> <span className={styles.code}>{procedureCode}</span>
      {lineDisallowed && <Tag tone="warning">{disallowed}</Tag>}
    </span>
  )
}
