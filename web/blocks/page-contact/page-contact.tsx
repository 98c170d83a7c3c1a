import type { PageBlockView } from '../../../engine/view.ts'
import type { AroundPageBlock } from '../around-page-block.ts'
import { ContactSection } from './contact-section.tsx'
import styles from './page-contact.module.css'

interface Props {
  block: Extract<PageBlockView, { block: 'contact' }>
  around: AroundPageBlock
}

/** Sections of the contact page on a page of the manifest (SUPPORT-01, SUPPORT-02). */
export function PageContact({ block, around }: Props) {
  return (
    <div className={styles.sections}>
      {block.sections.map(section => (
        <ContactSection key={section.id} section={section} labels={around.text} framed={false} />
      ))}
    </div>
  )
}
