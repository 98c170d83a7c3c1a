import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardFace } from './card-face.tsx'
import styles from './card-front.module.css'
import { type IdCard, nameOfCategory } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
  label: string
  /** In a list of cards, a front shows only member, group and plan. */
  isShort?: boolean
}

/** The front: who is covered by which plan (IDCARD-05). */
export function CardFront({ card, text, label, isShort = false }: Props) {
  const say = sayFrom(text)
  const { groupName, groupId } = card
  const everywhere = [
    { label: say('group'), value: say('groupValue', { groupName, groupId }) },
    { label: say('plan'), value: card.planName },
  ]
  const whole = [
    { label: say('subscriberName'), value: card.subscriberName },
    { label: say('relationship'), value: card.relationshipDescription },
    { label: say('network'), value: card.network },
    { label: say('effectiveDate'), value: calendarDate(card.effectiveDate) },
    { label: say('rxBin'), value: card.rxBin },
    { label: say('rxPcn'), value: card.rxPcn },
    { label: say('rxGroup'), value: card.rxGroup },
    { label: say('dependents'), value: card.dependents.map(({ memberName }) => memberName).join(', ') },
  ]
  const band = (
    <>
      {!isShort && <span>{say(nameOfCategory(card.category))}</span>}
      <span>{card.payerName}</span>
    </>
  )
  return (
    <CardFace label={label} band={band}>
      <dl className={styles.who}>
        <div>
          <dt>{say('memberName')}</dt>
          <dd>{card.memberName}</dd>
        </div>
        <div>
          <dt>{say('subscriberId')}</dt>
          <dd className={styles.number}>
            {card.subscriberId} {String(card.memberSuffix).padStart(2, '0')}
          </dd>
        </div>
      </dl>
      <Facts facts={isShort ? everywhere : [...everywhere, ...whole]} />
    </CardFace>
  )
}
