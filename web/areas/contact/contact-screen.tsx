import { ContactSection } from '../../blocks/page-contact/contact-section.tsx'
import { ContactScreenDocument, type ContactScreenQuery } from '../../generated/contact-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Link } from '../../ui/link/link.tsx'
import styles from './contact-screen.module.css'
import { HolidaysPanel } from './holidays-panel.tsx'

/** A calendar that cannot be had only leaves its panel out: the contacts are what a member in trouble needs (CONTACT-05). */
export const loader = createScreenLoader(ContactScreenDocument, { keepsErrors: () => true })

/** Whom to call or write to, open to everybody (CONTACT). */
export function Component() {
  const { view, data } = useScreen<ContactScreenQuery>()
  const { contact, text } = view
  if (!contact) return null
  return (
    <div className={styles.page}>
      {contact.backLink && (
        <p>
          <Link target={contact.backLink.target}>{contact.backLink.title}</Link>
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
