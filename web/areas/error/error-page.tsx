import type { ErrorPageView, ErrorsView } from '../../../engine/view.ts'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface Props {
  page: ErrorPageView
  /** Shared tips, which pages name by id. */
  errors: ErrorsView
}

/** What happened, what may help, and a way on. */
export function ErrorPage({ page, errors }: Props) {
  const tips = errors.tips.filter(tip => page.tips.includes(tip.id))
  return (
    <section>
      <h1>{page.heading}</h1>
      {page.codeLine && <p>{page.codeLine}</p>}
      {page.body && <RichText tree={page.body} />}
      {tips.length > 0 && (
        <>
          <h2>{errors.tipsHeading}</h2>
          <ul>
            {tips.map(tip => (
              <li key={tip.id}>{tip.text}</li>
            ))}
          </ul>
        </>
      )}
      {page.links.length > 0 && (
        <ul>
          {page.links.map(link => (
            <li key={link.id}>
              <Link target={link.target} newTab={link.newTab}>
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
