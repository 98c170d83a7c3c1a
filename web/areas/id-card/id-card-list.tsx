import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardActions } from './card-actions.tsx'
import { nameOfCategory } from './card-category.ts'
import { CardFront } from './card-front.tsx'
import styles from './id-card.module.css'
import type { IdCard } from './id-card.ts'

interface Props {
  cards: readonly IdCard[]
  text: Readonly<Record<string, string>>
}

/** Every card's front, with what can be done with it (IDCARD-04). */
export function IdCardList({ cards, text }: Props) {
  const say = sayFrom(text)
  return (
    <PlainList className={styles.list} aria-label={say('cards')}>
      {cards.map(card => (
        <li key={card.category} className={styles.entry}>
          <CardFront
            card={card}
            text={text}
            label={say('cardName', { category: say(nameOfCategory(card.category)) })}
            isShort
          />
          <CardActions card={card} text={text} canView />
        </li>
      ))}
    </PlainList>
  )
}
