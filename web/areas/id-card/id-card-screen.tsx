import { type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { IdCardScreenDocument } from '../../generated/id-card-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { RetryNotice } from '../../ui/retry-notice/retry-notice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardActions } from './card-actions.tsx'
import { CardBack } from './card-back.tsx'
import { CardDetails } from './card-details.tsx'
import { CardFront } from './card-front.tsx'
import { FullScreenCard } from './full-screen-card.tsx'
import styles from './id-card.module.css'
import { categoryNamed, type IdCard, nameOfCategory } from './id-card.ts'
import { NoIdCard } from './no-id-card.tsx'

/** The value of `show` with which the address asks for the whole screen. */
const fullScreen = 'full'
const isFullScreen = (search: URLSearchParams) => search.get('show') === fullScreen

export const loader = createScreenLoader('id-card', IdCardScreenDocument, {
  stays: true,
  variables({ request }) {
    const search = new URL(request.url).searchParams
    return { category: categoryNamed(search.get('category')) ?? null, isFullScreen: isFullScreen(search) }
  },
  // One person's failure leaves the cards of the others.
  handles: ['viewer.family.members.idCards'],
})

/** On the whole screen all cards are there: another one, or its back, needs no call (MEMBER-36). */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const stays = currentUrl.href !== nextUrl.href && [currentUrl, nextUrl].every(url => isFullScreen(url.searchParams))
  return !stays && defaultShouldRevalidate
}

/**
 * The fronts of the member's cards; or a whole card, if the address names it or it is the only one (IDCARD-03 to
 * IDCARD-05); or, with `?show=full`, a card of anybody in the family on the whole screen (MEMBER-36).
 */
export function Component() {
  const { view, data, screen } = useScreen(loader)
  const { text } = view
  const say = sayFrom(text)
  const [search] = useSearchParams()
  const { member, family } = data.viewer ?? {}
  const people = (family?.members ?? []).toSorted(viewerFirst(member?.suffix))
  const [shown, ...others] = people.flatMap(({ idCards }) => idCards ?? [])
  const missing = people.filter(({ idCards }) => idCards === null).map(fullName)
  if (shown) return <FullScreenCard cards={[shown, ...others]} missing={missing} text={text} />
  const cards = member?.offeredIdCards ?? []
  const [card, another] = cards
  const category = card && say(nameOfCategory(card.category))
  return (
    <Page
      heading={category && !another ? say('headingOne', { category }) : say('heading')}
      lead={cards.length > 0 && say('lead')}
      back={search.has('category') ? { target: screen.path, label: say('back') } : undefined}
      print={cards.length > 0}
    >
      {missing.length > 0 && <RetryNotice title={text.failed}>{text.failedHint}</RetryNotice>}
      {!card && missing.length === 0 && <NoIdCard text={text} />}
      {card && (another ? <IdCardList cards={cards} text={text} /> : <WholeIdCard card={card} text={text} />)}
    </Page>
  )
}

/** Who asks comes before the others of the family. */
const viewerFirst =
  (viewer: number | undefined) =>
  (one: { suffix: number }, other: { suffix: number }): number =>
    Number(other.suffix === viewer) - Number(one.suffix === viewer)

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
          <CardFront card={card} text={text} isShort />
          <FullScreenLink card={card} text={text} />
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

/** One card, front and back, and as text (IDCARD-05). */
function WholeIdCard({ card, text }: WholeIdCardProps) {
  return (
    <div className={styles.whole} data-print="flow">
      <div className={styles.faces}>
        <CardFront card={card} text={text} />
        <CardBack card={card} text={text} />
      </div>
      <div className={styles.ways}>
        <FullScreenLink card={card} text={text} />
        <CardActions card={card} text={text} />
      </div>
      <CardDetails card={card} text={text} />
    </div>
  )
}

/** Leads to a card on the whole screen. */
function FullScreenLink({ card, text }: WholeIdCardProps) {
  const pathOf = usePathOf()
  const say = sayFrom(text)
  const name = nameOfCategory(card.category)
  const query = new URLSearchParams({ show: fullScreen, member: String(card.suffix), category: name })
  return (
    <p data-print="hidden">
      <ButtonLink target={`${pathOf('id-card')}?${query}`} aria-label={say('showFullFor', { category: say(name) })}>
        <Icon name="id-card" size="small" />
        {say('showFull')}
      </ButtonLink>
    </p>
  )
}
