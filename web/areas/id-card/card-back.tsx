import { Facts } from '../../ui/facts/facts.tsx'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Link } from '../../ui/link/link.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { BackPart } from './back-part.tsx'
import { CardFace } from './card-face.tsx'
import { costOf } from './cost-of.ts'
import type { IdCard } from './id-card.ts'
import { limitOf } from './limit-of.ts'

interface Props {
  card: IdCard
  text: Readonly<Record<string, string>>
}

/** What care costs, whom to call and where providers send claims (IDCARD-05). */
export function CardBack({ card, text }: Props) {
  const say = sayFrom(text)
  const phones = card.phones.map(({ label, phoneNumber }) => ({
    label,
    value: <Link target={phoneTarget(phoneNumber)}>{phoneNumber}</Link>,
  }))
  return (
    <CardFace label={say('backFace')} band={card.payerName}>
      <BackPart title={say('phones')}>
        <Facts
          facts={[
            ...phones,
            {
              label: say('website'),
              value: <Link target={card.website}>{card.website.replace(/^https:\/\//, '')}</Link>,
            },
          ]}
        />
      </BackPart>
      {card.copays.length > 0 && (
        <BackPart title={say('copays')}>
          <Facts facts={card.copays.map(copay => ({ label: copay.label, value: costOf(copay, text) }))} />
        </BackPart>
      )}
      {card.deductibles.length > 0 && (
        <BackPart title={say('deductibles')}>
          <Facts facts={card.deductibles.map(limit => limitOf(limit, text))} />
        </BackPart>
      )}
      <BackPart title={say('providers')}>
        <Facts
          facts={[
            { label: say('payerId'), value: card.payerId },
            { label: say('claimsAddress'), value: card.claimsAddress },
          ]}
        />
      </BackPart>
    </CardFace>
  )
}
