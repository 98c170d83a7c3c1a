import type { RichText as Tree } from '../../../engine/view.ts'
import contactStyles from '../../blocks/page-contact/contact-section.module.css'
import { ContactSection } from '../../blocks/page-contact/contact-section.tsx'
import { ContactScreenDocument } from '../../generated/contact-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './contact-screen.module.css'

/** A failed holiday calendar only hides its panel: a member in trouble needs the contacts (CONTACT-05). */
export const loader = createScreenLoader('contact-us', ContactScreenDocument, {
  stays: true,
  handles: ['holidayCalendar'],
})

/** Phone numbers and addresses, open to everybody (CONTACT). */
export function Component() {
  const { view, data } = useScreen(loader)
  const { contact, text } = view
  if (!contact) return null
  return (
    <div className={styles.page}>
      {contact.backLink && (
        <p>
          <Link target={contact.backLink.target} newTab={contact.backLink.newTab}>
            {contact.backLink.title}
          </Link>
        </p>
      )}
      <h1>{contact.heading}</h1>
      {/* Said here, not found out by the style sheet: a page that is still arriving must not change its layout. */}
      <div className={styles.columns} data-columns={data.holidayCalendar ? 'two' : 'one'}>
        <div className={styles.sections}>
          {contact.sections.map(section => (
            <ContactSection key={section.id} section={section} labels={text} />
          ))}
        </div>
        {data.holidayCalendar && <HolidaysPanel heading={contact.holidaysHeading} calendar={data.holidayCalendar} />}
      </div>
    </div>
  )
}

interface Props {
  heading: string
  /** The brand's holiday calendar, sanitised on the server (CONTACT-04). */
  calendar: Tree
}

/** Days on which the phones are not staffed (CONTACT-03). */
function HolidaysPanel({ heading, calendar }: Props) {
  return (
    <Card as="section" muted className={contactStyles.section} aria-labelledby="holidays-heading">
      <h2 id="holidays-heading">{heading}</h2>
      <RichText tree={calendar} />
    </Card>
  )
}
