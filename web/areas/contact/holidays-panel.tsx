import type { RichText as Tree } from '../../../engine/view.ts'
import styles from '../../blocks/page-contact/contact-section.module.css'
import { Card } from '../../ui/card/card.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface Props {
  heading: string
  /** The brand's holiday calendar, sanitised on the server (CONTACT-04). */
  calendar: Tree
}

/** Days on which nobody answers the phone (CONTACT-03). */
export function HolidaysPanel({ heading, calendar }: Props) {
  return (
    <Card as="section" muted className={styles.section} aria-labelledby="holidays-heading">
      <h2 id="holidays-heading">{heading}</h2>
      <RichText tree={calendar} />
    </Card>
  )
}
