import type { EobsScreenQuery } from '../../generated/eobs-screen.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/result-count.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { EobCard } from './eob-card.tsx'
import styles from './eob-list.module.css'

interface Props {
  eobs: NonNullable<NonNullable<EobsScreenQuery['viewer']>['eobs']>
  text: Readonly<Record<string, string>>
}

/** One page of EOBs with its position (EOB-08), or the word that none match (EOB-09). */
export function EobList({ eobs, text }: Props) {
  const say = sayFrom(text)
  return (
    <section className={styles.list} aria-label={say('heading')}>
      <ResultCount page={eobs} text={text} />
      {eobs.empty ? (
        <Empty icon="document" title={say('empty')}>
          <p>{say('emptyHint')}</p>
        </Empty>
      ) : (
        <PlainList className={styles.items}>
          {eobs.content.map(eob => (
            <EobCard key={eob.documentId} eob={eob} text={text} />
          ))}
        </PlainList>
      )}
      <Pagination label={say('heading')} page={eobs.number} totalPages={eobs.totalPages} />
    </section>
  )
}
