import type { Phrase } from '../../../engine/text/screen-text.ts'
import { sayFrom } from '../words/say-from.ts'
import styles from './results.module.css'

/** Id of the count of a list's results. */
export const resultsId = 'results'

interface Props {
  /** "Showing 1 to 10 of 43 claims". */
  count: string
  /** Set for the one count of a screen that a form of filters leads to. */
  id?: string | undefined
}

/**
 * How many items a list has. It is announced when it changes, and takes focus when a filter or page of the same screen is
 * chosen, so that reading goes on with the results.
 */
export function Results({ count, id }: Props) {
  return (
    <p id={id} role="status" data-results tabIndex={-1} className={styles.results}>
      {count}
    </p>
  )
}

interface ResultCountWords {
  count: Phrase<'from' | 'to' | 'total'>
}

interface ResultCountProps {
  /** One page of a list, counted from 0. */
  page: { number: number; size: number; numberOfElements: number; totalElements: number }
  text: ResultCountWords
}

/** Which items of the list a page shows: "Showing 11 to 20 of 43 claims". */
export function ResultCount({ page: { number, size, numberOfElements, totalElements }, text }: ResultCountProps) {
  const say = sayFrom(text)
  const from = number * size + 1
  const values = { from, to: from + numberOfElements - 1, total: totalElements }
  return <Results id={resultsId} count={say('count', values)} />
}
