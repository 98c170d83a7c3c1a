import type { ReactNode } from 'react'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type Fact, Facts } from '../../ui/facts/facts.tsx'
import { money } from '../../ui/format/money.ts'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Link } from '../../ui/link/link.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './card-back.module.css'
import { CardFace } from './card-face.tsx'
import type { IdCard } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
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

/** A part of a card's back under its title. */
const BackPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** A copay: an amount or a percentage, with its note. */
function costOf({ amount, percent, note }: IdCard['copays'][number], text: ScreenText<'id-card'>) {
  const say = sayFrom(text)
  const cost = amount === null ? say('percent', { percent: percent ?? 0 }) : money(amount)
  return note === null ? cost : say('note', { cost, note })
}

type Limit = IdCard['deductibles'][number]

const whose = { INDIVIDUAL: 'individual', FAMILY: 'family' } as const satisfies Record<Limit['coverage'], string>
const where = { IN_NETWORK: 'inNetwork', OUT_OF_NETWORK: 'outOfNetwork' } as const satisfies Record<
  Limit['tier'],
  string
>

/** A yearly amount, labelled with its coverage and network because several can share a name. */
function limitOf({ label, coverage, tier, amount }: Limit, text: ScreenText<'id-card'>): Fact {
  const say = sayFrom(text)
  return {
    label: say('limit', { label, coverage: say(whose[coverage]), tier: say(where[tier]) }),
    value: money(amount),
  }
}
