import type { ContactSectionView } from '../../../engine/view.ts'
import { Card } from '../../ui/card/card.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { ContactLine } from './contact-line.tsx'
import styles from './contact-section.module.css'

interface Props {
  section: ContactSectionView
  /** Words of the screen: what a line is called when the manifest does not say. */
  labels: Readonly<Record<string, string>>
  /** False inside something that has a frame already. */
  framed?: boolean | undefined
}

/** One block of contacts with its phones, hours and addresses (CONTACT-07 to CONTACT-09). */
export function ContactSection({ section, labels, framed = true }: Props) {
  const headingId = `contact-${section.id}`
  const own = { className: styles.section ?? '', 'aria-labelledby': headingId }
  const content = (
    <>
      <h2 id={headingId}>{section.heading}</h2>
      {section.body && (
        <div className={styles.body}>
          <RichText tree={section.body} />
        </div>
      )}
      <dl>
        {section.lines.map(line => (
          <div key={line.id}>
            <dt>{line.label ?? labels[line.kind]}</dt>
            <dd>
              <ContactLine line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
  return framed ? (
    <Card as="section" {...own}>
      {content}
    </Card>
  ) : (
    <section {...own}>{content}</section>
  )
}
