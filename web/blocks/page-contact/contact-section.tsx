import type { ReactNode } from 'react'
import type { ContactSectionView, ContactLineView as Line } from '../../../engine/view.ts'
import { Card } from '../../ui/card/card.tsx'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './contact-section.module.css'

interface ContactWords extends Record<Line['kind'], string> {
  phone: string
  tty: string
  email: string
  hours: string
  address: string
}

interface Props {
  section: ContactSectionView
  /** Of lines that have no label in the manifest. */
  labels: ContactWords
  /** False inside a card. */
  framed?: boolean | undefined
}

/** One section of contacts with phones, hours and addresses (CONTACT-07 to CONTACT-09). */
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
      {section.lines.length > 0 && (
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
      )}
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

const dial = (number: string) => <Link target={phoneTarget(number)}>{number}</Link>
const write = (address: string) => <Link target={`mailto:${address}`}>{address}</Link>
const tell = (words: string) => words

/** How each kind of line renders: as a phone link, an e-mail link or text. */
const ways: { readonly [Kind in Line['kind']]: (value: string) => ReactNode } = {
  phone: dial,
  tty: dial,
  email: write,
  hours: tell,
  address: tell,
}

function ContactLine({ line }: { line: Pick<Line, 'kind' | 'value'> }) {
  return ways[line.kind](line.value)
}
