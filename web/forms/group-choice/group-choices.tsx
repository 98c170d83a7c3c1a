import type { ReactNode } from 'react'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import styles from './group-choices.module.css'

interface Props {
  heading: string | undefined
  /** Said above the list, for example that there is nothing in it. */
  note?: ReactNode
  /** Cards that hold a table need more room. */
  wide?: boolean
  /** A `GroupChoice` for each group. */
  children: ReactNode
}

/** The page on which a member chooses among groups (GROUPSEL-01 to GROUPSEL-07, ACTIVEGROUP-01 to ACTIVEGROUP-10). */
export const GroupChoices = ({ heading, note, wide, children }: Props) => (
  <div className={styles.page} data-wide={wide}>
    <h1>{heading}</h1>
    {note}
    <PlainList className={styles.groups}>{children}</PlainList>
  </div>
)
