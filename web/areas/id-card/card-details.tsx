import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Link } from '../../ui/link/link.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useCost } from '../../ui/words/use-cost.ts'
import styles from './card-details.module.css'
import { copayCost, siteName, yearlyAmounts } from './card-words.ts'
import { type IdCard, memberNumber } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
}

/** All that is on a card in text of ordinary size, to read out and to call from (IDCARD-05). */
export function CardDetails({ card, text }: Props) {
  const say = sayFrom(text)
  const cost = useCost()
  const { groupName, groupNumber: groupId } = card
  return (
    <details className={styles.details} data-print="hidden">
      <summary>{say('details')}</summary>
      <Facts
        facts={[
          { label: say('memberName'), value: card.memberName },
          { label: say('subscriberId'), value: memberNumber(card) },
          { label: say('subscriberName'), value: card.subscriberName },
          { label: say('relationship'), value: card.relationshipDescription },
          { label: say('group'), value: say('groupValue', { groupName, groupId }) },
          { label: say('plan'), value: card.planName },
          { label: say('network'), value: card.network },
          { label: say('effectiveDate'), value: calendarDate(card.startDate) },
          { label: say('rxBin'), value: card.rxBin },
          { label: say('rxPcn'), value: card.rxPcn },
          { label: say('rxGroup'), value: card.rxGroup },
          { label: say('dependents'), value: card.dependents.map(({ name }) => name).join(', ') },
          ...card.phones.map(({ label, phoneNumber }) => ({
            label,
            value: <Link target={phoneTarget(phoneNumber)}>{phoneNumber}</Link>,
          })),
          { label: say('website'), value: <Link target={card.website}>{siteName(card.website)}</Link> },
          ...card.copays.map(copay => ({ label: copay.label, value: copayCost(copay, text, cost) })),
          ...yearlyAmounts(card, text),
          { label: say('payerId'), value: card.payerId },
          { label: say('claimsAddress'), value: card.claimsAddress },
        ]}
      />
    </details>
  )
}
