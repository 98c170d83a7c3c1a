import { CardActions } from './card-actions.tsx'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import styles from './id-card.module.css'
import type { IdCard } from './id-card.ts'

interface Props {
  card: IdCard
  text: Readonly<Record<string, string>>
}

/** One card, front and back, as text (IDCARD-05). */
export function WholeIdCard({ card, text }: Props) {
  return (
    <div className={styles.whole}>
      <div className={styles.faces}>
        <CardFront card={card} text={text} label={text.front ?? ''} />
        <CardBack card={card} text={text} />
      </div>
      <CardActions card={card} text={text} />
    </div>
  )
}
