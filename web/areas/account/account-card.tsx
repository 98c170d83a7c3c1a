import { type ReactNode, type Ref, useId } from 'react'
import { Card } from '../../ui/card/card.tsx'
import styles from './account-card.module.css'

interface Props {
  heading: string
  /** Lets the caller move focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** A card of the account under its own heading. */
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
