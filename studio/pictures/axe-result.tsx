import type { AxeFinding } from '../../schema/preview-messages.ts'
import { Tag } from '../../web/ui/tag/tag.tsx'
import styles from './axe-result.module.css'

/** What axe said of a screen: undefined while it looks, null where it could not. */
export type AxeAnswer = readonly AxeFinding[] | null | undefined

/** What axe found on a screen, in words (STUDIO-26). */
export function AxeResult({ answer }: { answer: AxeAnswer }) {
  if (answer === undefined) return <p className={styles.quiet}>axe looks when the page is there.</p>
  if (answer === null) return <p className={styles.quiet}>axe could not look at this page: it is not installed here.</p>
  if (answer.length === 0)
    return (
      <p>
        <Tag tone="success">axe found nothing</Tag>
      </p>
    )
  return (
    <>
      <p>
        <Tag tone="warning">{answer.length === 1 ? 'axe found one thing' : `axe found ${answer.length} things`}</Tag>
      </p>
      <ul className={styles.found}>
        {answer.map(({ rule, help, places }) => (
          <li key={rule}>
            {help} {places[0] !== undefined && <code>{places[0]}</code>}
            {places.length > 1 && ` and ${places.length - 1} more`}
          </li>
        ))}
      </ul>
    </>
  )
}
