import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { EobListPartsFragment, EobPartsFragment } from '../../generated/eobs-screen.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { pageOf } from '../../lists/page-of.ts'
import { placeOf, useDetailAddress } from '../../lists/place-in-list.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { money } from '../../ui/format/money.ts'
import { Link } from '../../ui/link/link.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { ResultCount } from '../../ui/results/results.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import styles from './eob-list.module.css'

interface Props {
  eobs: EobListPartsFragment
  /** Which page it is, from 0. */
  page: number
  /** Whether the person narrowed the list. */
  filtered: boolean
  text: ScreenText<'eobs'>
}

/** One page of EOBs with its position (EOB-08), or the empty state (EOB-09). */
export function EobList({ eobs, page: number, filtered, text }: Props) {
  const say = sayFrom(text)
  const page = pageOf(number, eobs)
  return (
    <section className={styles.list} data-print="flow" aria-label={say('heading')}>
      <ResultCount page={page} text={text} />
      {eobs.nodes.length === 0 ? (
        <EmptyList filtered={filtered} text={text} />
      ) : (
        <PlainList className={styles.items}>
          {eobs.nodes.map(eob => (
            <EobCard key={eob.number} eob={eob} text={text} />
          ))}
        </PlainList>
      )}
      <Pagination label={say('heading')} page={page.number} totalPages={page.totalPages} />
    </section>
  )
}

interface EobCardProps {
  eob: EobPartsFragment
  text: ScreenText<'eobs'>
}

/** One EOB of the list with its claims in short, as one link to its page (EOB-07). */
function EobCard({ eob, text }: EobCardProps) {
  const pathOf = usePathOf()
  const detail = useDetailAddress()
  const say = sayFrom(text)
  const owed = useOwed()
  return (
    <Card as="li" id={placeOf(eob.number)} className={styles.card}>
      <div className={styles.head}>
        <h2>
          <Link target={detail(pathOf('eob', { documentId: eob.number }))}>
            {say('eobOf', { date: calendarDate(eob.date), type: eob.typeDescription })}
          </Link>
        </h2>
        <p className={styles.people}>{eob.people.map(fullName).join(', ')}</p>
      </div>
      <PlainList className={styles.claims}>
        {eob.claims.map(claim => (
          <li key={claim.number}>
            <span className={styles.provider}>{claim.providerName}</span>
            <span>
              <span className={styles.label}>{say('charged')}</span> {money(claim.charged)}
            </span>
            <span>
              <span className={styles.label}>{say('responsibility')}</span> <strong>{owed(claim.amountOwed)}</strong>
            </span>
          </li>
        ))}
      </PlainList>
    </Card>
  )
}
