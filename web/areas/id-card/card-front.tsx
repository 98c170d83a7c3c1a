import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Fact } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardFace } from './card-face.tsx'
import styles from './card-front.module.css'
import { type IdCard, memberNumber, nameOfCategory } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
  /** In a list of cards, a front shows only member, group and plan, in larger type. */
  isShort?: boolean
}

/** The front: who is covered by which plan (IDCARD-05), as on the card in a wallet. */
export function CardFront({ card, text, isShort = false }: Props) {
  const say = sayFrom(text)
  const { groupName, groupNumber: groupId } = card
  const rx = isShort
    ? []
    : known([
        { label: say('rxBin'), value: card.rxBin },
        { label: say('rxPcn'), value: card.rxPcn },
        { label: say('rxGroup'), value: card.rxGroup },
      ])
  return (
    <CardFace
      label={say('cardName', { category: say(nameOfCategory(card.category)) })}
      side="front"
      band={rx.length > 0 ? <FactList facts={rx} look="line" /> : card.payerName}
    >
      <div className={styles.columns} data-short={isShort || undefined}>
        <FactList
          facts={known([
            { label: say('memberName'), value: <strong>{card.memberName}</strong> },
            { label: say('subscriberId'), value: <strong>{memberNumber(card)}</strong> },
            { label: say('effectiveDate'), value: !isShort && calendarDate(card.startDate) },
          ])}
        />
        <FactList
          facts={known([
            { label: say('group'), value: say('groupValue', { groupName, groupId }) },
            { label: say('plan'), value: card.planName },
            { label: say('network'), value: !isShort && card.network },
          ])}
        />
      </div>
      {!isShort && (
        <FactList
          look="line"
          facts={known([
            { label: say('subscriberName'), value: card.suffix > 0 && card.subscriberName },
            { label: say('dependents'), value: card.dependents.map(({ name }) => name).join(', ') },
          ])}
        />
      )}
    </CardFace>
  )
}

const known = (facts: readonly Fact[]) => facts.filter(({ value }) => Boolean(value))

/** Labelled facts below one another, or in a line. */
function FactList({ facts, look = 'column' }: { facts: readonly Fact[]; look?: 'column' | 'line' }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
