import { type ReactNode, type Ref, useId } from 'react'
import { Card } from '../../ui/card/card.tsx'
import styles from './account-card.module.css'

interface Props {
  heading: string
  /** For focus to be moved there. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** One matter of the account, under a heading that names it. */
export function AccountCard({ heading, headingRef, children }: Props) {
  const id = useId()
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {children}
    </Card>
  )
}
