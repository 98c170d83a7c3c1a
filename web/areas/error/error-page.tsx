import type { ErrorPageView, ErrorsView } from '../../../engine/view.ts'
import { ButtonLinks } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import styles from './error-page.module.css'

interface Props {
  page: ErrorPageView
  /** The brand's tips; pages name them by id. */
  errors: Pick<ErrorsView, 'tips' | 'tipsHeading'>
  /** When to try again, where the service said so. */
  wait?: string | undefined
  /** Under which a bug of our own was logged, in words. */
  reference?: string | undefined
}

/**
 * What happened, what to try, and links onward (ERR-22 to ERR-40). All text is the manifest's: nothing a service
 * answered can show here (ERR-42).
 */
export function ErrorPage({ page, errors, wait, reference }: Props) {
  const tips = tipsOf(page, errors)
  return (
    <section className={styles.page} aria-labelledby="error-heading">
      <span className={styles.sign} aria-hidden="true">
        <Icon name="warning" size="large" />
      </span>
      <h1 id="error-heading">{page.heading}</h1>
      {page.codeLine && <p className={styles.code}>{page.codeLine}</p>}
      {wait && <p>{wait}</p>}
      {page.body && <RichText tree={page.body} />}
      {tips.length > 0 && (
        <div className={styles.tips}>
          <h2>{errors.tipsHeading}</h2>
          <ul>
            {tips.map(tip => (
              <li key={tip.id}>{tip.text}</li>
            ))}
          </ul>
        </div>
      )}
      {reference && <p className={styles.reference}>{reference}</p>}
      {page.links.length > 0 && <ButtonLinks links={page.links} className={styles.links} />}
    </section>
  )
}

/** The tips that an error page names, in its order; tips are shared by all pages (ERR-28, ERR-40). */
export const tipsOf = (page: Pick<ErrorPageView, 'tips'>, errors: Pick<ErrorsView, 'tips'>) =>
  page.tips.flatMap(id => errors.tips.filter(tip => tip.id === id))
