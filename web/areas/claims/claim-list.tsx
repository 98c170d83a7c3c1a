import type { ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/result-count.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ClaimItem } from './claim-item.tsx'
import styles from './claim-list.module.css'

export type Claims = NonNullable<NonNullable<ClaimsScreenQuery['viewer']>['claims']>

interface Props {
  claims: Claims
  text: Readonly<Record<string, string>>
}

/** One page of claims with its position and total (CLAIM-11), or the word that none match (CLAIM-14). */
export function ClaimList({ claims, text }: Props) {
  const say = sayFrom(text)
  return (
    <section className={styles.list} aria-label={say('heading')}>
      <ResultCount page={claims} text={text} />
      {claims.totalElements === 0 ? (
        <Empty icon="document" title={say('empty')}>
          <p>{say('emptyHint')}</p>
        </Empty>
      ) : (
        <Card>
          <PlainList className={styles.items}>
            {claims.content.map(claim => (
              <ClaimItem key={claim.id} claim={claim} text={text} />
            ))}
          </PlainList>
        </Card>
      )}
      <Pagination label={say('heading')} page={claims.number} totalPages={claims.totalPages} />
    </section>
  )
}
