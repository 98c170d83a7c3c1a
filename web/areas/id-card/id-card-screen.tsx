import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { IdCardScreenDocument } from '../../generated/id-card-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardActions } from './card-actions.tsx'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import styles from './id-card.module.css'
import { categoryNamed, type IdCard, nameOfCategory } from './id-card.ts'
import { NoIdCard } from './no-id-card.tsx'

export const loader = createScreenLoader('id-card', IdCardScreenDocument, {
  variables: ({ request }) => ({ category: categoryNamed(new URL(request.url).searchParams.get('category')) ?? null }),
})

/** The fronts of the member's cards; or a whole card, if the address names it or it is the only one (IDCARD-03 to IDCARD-05). */
export function Component() {
  const { view, data, screen } = useScreen(loader)
  const { text } = view
  const say = sayFrom(text)
  const [search] = useSearchParams()
  const cards = data.viewer?.offeredIdCards ?? []
  const [card, another] = cards
  const category = card && say(nameOfCategory(card.category))
  return (
    <Page
      heading={category && !another ? say('headingOne', { category }) : say('heading')}
      lead={cards.length > 0 && say('lead')}
      back={search.has('category') ? { target: screen.path, label: say('back') } : undefined}
      actions={cards.length > 0 && <PrintButton />}
    >
      {!card && <NoIdCard text={text} />}
      {card && (another ? <IdCardList cards={cards} text={text} /> : <WholeIdCard card={card} text={text} />)}
    </Page>
  )
}

interface Props {
  cards: readonly IdCard[]
  text: ScreenText<'id-card'>
}

/** The front of each card with its actions (IDCARD-04). */
function IdCardList({ cards, text }: Props) {
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

interface WholeIdCardProps {
  card: IdCard
  text: ScreenText<'id-card'>
}

/** One card, front and back, as text (IDCARD-05). */
function WholeIdCard({ card, text }: WholeIdCardProps) {
  return (
    <div className={styles.whole}>
      <div className={styles.faces}>
        <CardFront card={card} text={text} label={text.front} />
        <CardBack card={card} text={text} />
      </div>
      <CardActions card={card} text={text} />
    </div>
  )
}
