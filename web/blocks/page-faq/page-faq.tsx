import type { PageBlockView } from '../../../engine/view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './page-faq.module.css'

type FaqBlock = Extract<PageBlockView, { block: 'faq' }>

/** Questions that open to their answers, without script too (CHECK-26); found by the browser's search while they are closed. */
export function PageFaq({ block: { heading, questions } }: { block: FaqBlock }) {
  if (questions.length === 0) return null
  return (
    <section className={styles.faq}>
      {heading && <h2>{heading}</h2>}
      <div>
        {questions.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <RichText tree={answer} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  )
}
